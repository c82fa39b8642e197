import type { Scenario } from './scenario.ts';
import { badClients } from './scenarios/bad-clients.ts';
import { bookings } from './scenarios/bookings.ts';
import { brokerLost } from './scenarios/broker-lost.ts';
import { compared } from './scenarios/compared.ts';
import { ended } from './scenarios/ended.ts';
import { failedStarts } from './scenarios/failed-starts.ts';
import { kafkaGone } from './scenarios/kafka-gone.ts';
import { kafkaLeader } from './scenarios/kafka-leader.ts';
import { lateReader } from './scenarios/late-reader.ts';
import { poisoned } from './scenarios/poisoned.ts';
import { readerKilled } from './scenarios/reader-killed.ts';
import { rebalancesInARow } from './scenarios/rebalances.ts';
import { redisGone } from './scenarios/redis-gone.ts';
import { relayKilled } from './scenarios/relay-killed.ts';
import { restoreElsewhere } from './scenarios/restore.ts';
import { serviceKilled } from './scenarios/service-killed.ts';
import { soak } from './scenarios/soak.ts';
import { stall } from './scenarios/stall.ts';
import { strangers } from './scenarios/strangers.ts';
import { tampered } from './scenarios/tampered.ts';
import { timers } from './scenarios/timers.ts';

/** All scenarios. */
export const scenarios: readonly Scenario[] = [
  kafkaLeader,
  kafkaGone,
  relayKilled,
  readerKilled,
  poisoned,
  serviceKilled,
  redisGone,
  rebalancesInARow,
  restoreElsewhere,
  stall,
  timers,
  lateReader,
  brokerLost,
  bookings,
  ended,
  badClients,
  tampered,
  compared,
  failedStarts,
  strangers,
  soak,
];
