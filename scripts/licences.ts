import { writeFileSync } from 'node:fs';
import { licencePage } from '../test/support/licences.ts';

/** npm run licences: writes docs/LICENCES.md anew. A test says when it must be. */
writeFileSync('docs/LICENCES.md', licencePage());
