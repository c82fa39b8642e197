import type { Scenario } from './scenario.ts';
import { badge } from './scenarios/badge.ts';
import { command } from './scenarios/command.ts';
import { epoch } from './scenarios/epoch.ts';
import { list } from './scenarios/list.ts';
import { logins } from './scenarios/logins.ts';
import { noLoss } from './scenarios/no-loss.ts';
import { project } from './scenarios/project.ts';
import { replay } from './scenarios/replay.ts';
import { timers } from './scenarios/timers.ts';
import { web } from './scenarios/web.ts';

/** All scenarios. */
export const scenarios: readonly Scenario[] = [
  command,
  noLoss,
  badge,
  project,
  list,
  replay,
  logins,
  timers,
  epoch,
  web,
];
