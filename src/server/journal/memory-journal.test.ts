import { describe } from 'vitest';
import { journalContract } from './journal.contract.ts';
import { MemoryJournal } from './memory-journal.ts';

describe('MemoryJournal', () =>
  journalContract(
    async () => new MemoryJournal(),
    async journal => journal,
  ));
