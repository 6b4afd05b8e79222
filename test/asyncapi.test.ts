import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { asyncapi, FILE, written } from '../scripts/asyncapi.ts';
import { parseClientMessage } from '../src/protocol/client-message.ts';
import { COMMANDS } from '../src/protocol/command.ts';
import { GOOD, paths, WRONG, withAt } from './support/client-messages.ts';

const MESSAGES = asyncapi().components.messages;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'inkling', ...asyncapi() });
const allowed = (message: object): boolean => {
  const { t } = message as { readonly t?: unknown };
  if (typeof t !== 'string' || !Object.hasOwn(MESSAGES, `client-${t}`)) return false;
  return ajv.validate(`inkling#/components/messages/client-${t}/payload`, message);
};
const read = (message: object): boolean => parseClientMessage(JSON.stringify(message)).ok;
/** As it travels: what JSON leaves out is not there. */
const travelling = (message: object): object => JSON.parse(JSON.stringify(message));

describe('docs/asyncapi.json', () => {
  it('is what the parser’s schemas say (npm run asyncapi writes it anew)', () => {
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(written()));
  });

  it('the messages tried here are all there are', () => {
    const tried = new Set(GOOD.map(message => (message as { do?: { t: string } }).do?.t));
    expect(Object.keys(COMMANDS).filter(name => !tried.has(name))).toEqual([]);
  });

  it('allows what the parser reads', () => {
    expect(GOOD.filter(message => !allowed(message))).toEqual([]);
  });

  it('and forbids what it refuses: every field replaced by every nonsense', () => {
    const promised: object[] = [];
    let refused = 0;
    for (const message of GOOD)
      for (const path of paths(message))
        for (const value of WRONG) {
          const tried = travelling(withAt(message, path, value));
          if (read(tried)) continue;
          refused++;
          if (allowed(tried)) promised.push(tried);
        }
    expect(refused).toBeGreaterThan(500);
    expect(promised).toEqual([]);
  });
});
