import type { RulesetId } from '../options.ts';
import { classic } from './classic.ts';
import { odyssey2011 } from './odyssey2011.ts';
import { odyssey2023 } from './odyssey2023.ts';
import { party } from './party.ts';
import type { Ruleset } from './ruleset.ts';
import { teams } from './teams.ts';

export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = { classic, odyssey2011, odyssey2023, party, teams };
