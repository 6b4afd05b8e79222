import type { WorldId } from '../../engine/ids.ts';
import type { OwnWorld, WorldLimits } from '../own-worlds/own-world.ts';
import { manifestOf } from '../own-worlds/world-manifest.ts';
import { SharedText } from './compressed.ts';

/** Who asks what a world is. A table that plays with it is told of cards the world has no more. */
type Asking = 'everybody' | 'table' | 'maker';

/** What is said of worlds people made, up to a few megabytes: written once, not once for each who asks. */
export class WorldTexts {
  readonly #own: { readonly limits: WorldLimits };
  /** A changed world is another one, and what was said of the old one goes with it. */
  readonly #texts = new WeakMap<OwnWorld, Map<Asking, SharedText>>();

  constructor(own: { readonly limits: WorldLimits }) {
    this.#own = own;
  }

  of(id: WorldId, world: OwnWorld, asking: Asking): SharedText {
    const known = this.#texts.get(world) ?? new Map<Asking, SharedText>();
    this.#texts.set(world, known);
    const text = known.get(asking) ?? this.#write(id, world, asking);
    known.set(asking, text);
    return text;
  }

  #write(id: WorldId, world: OwnWorld, asking: Asking): SharedText {
    const manifest = manifestOf(id, world, {
      withRetired: asking === 'table',
      limits: asking === 'maker' ? this.#own.limits : null,
    });
    // Kept by no browser: whoever deletes a world deletes it.
    return new SharedText('application/json; charset=utf-8', JSON.stringify(manifest), 'no-store');
  }
}
