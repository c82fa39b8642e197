import type { Scenario } from './scenario.ts';
import { badge } from './scenarios/badge.ts';
import { booking } from './scenarios/booking.ts';
import { calendar } from './scenarios/calendar.ts';
import { chain } from './scenarios/chain.ts';
import { command } from './scenarios/command.ts';
import { epoch } from './scenarios/epoch.ts';
import { geo } from './scenarios/geo.ts';
import { growth } from './scenarios/growth.ts';
import { list } from './scenarios/list.ts';
import { logins } from './scenarios/logins.ts';
import { noLoss } from './scenarios/no-loss.ts';
import { project } from './scenarios/project.ts';
import { replay } from './scenarios/replay.ts';
import { search } from './scenarios/search.ts';
import { slotStorm } from './scenarios/slot-storm.ts';
import { slots } from './scenarios/slots.ts';
import { timers } from './scenarios/timers.ts';
import { web } from './scenarios/web.ts';

/** All scenarios. */
export const scenarios: readonly Scenario[] = [
  command,
  booking,
  slotStorm,
  noLoss,
  badge,
  project,
  list,
  search,
  geo,
  slots,
  calendar,
  growth,
  replay,
  logins,
  timers,
  epoch,
  chain,
  web,
];
