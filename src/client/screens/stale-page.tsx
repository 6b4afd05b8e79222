import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/language.tsx';
import { stale } from '../stale.ts';
import { useStore } from '../store.ts';
import { Plaque } from '../ui/buttons.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import './waiting.css';

const StalePage = () => {
  const t = useT();
  return (
    <main className="knocking">
      <Rabbit id="ivory" className="big-rabbit" />
      <h1>{t('stale.title')}</h1>
      <p role="alert">{t('stale.text')}</p>
      <Plaque icon="again" onClick={() => location.reload()}>
        {t('stale.reload')}
      </Plaque>
    </main>
  );
};

/** Catches what React cannot go on from; React has reported it by then. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render(): ReactNode {
    return this.state.broken ? <StalePage /> : this.props.children;
  }
}

/** A page that misses a part offers to load itself again; the seat and half-written words are kept. */
export const FreshPage = ({ children }: { children: ReactNode }) =>
  useStore(stale) ? <StalePage /> : <Boundary>{children}</Boundary>;
