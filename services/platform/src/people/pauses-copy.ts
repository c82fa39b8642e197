import type { EventEnvelope } from '@osta/contracts/envelope';
import { ProfilePaused } from '@osta/contracts/professional/profile-paused';
import { ProfileResumed } from '@osta/contracts/professional/profile-resumed';
import { professionalTopic } from '@osta/contracts/professional/topic';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { ServiceContract } from '@osta/contracts/service-contract';

import { defineCopy, type Copy } from '../read-models/define-copy.ts';
import { pausesSql } from './pauses-copy.sql.ts';

/**
 * Declares a service's copy of who takes nothing new: professionals who have paused their profile. The rows say nothing
 * of a name, so an erased account leaves them as they are.
 *
 * @param contract of the service, which has the table `paused_professional`
 */
export function pausesCopyOf(contract: ServiceContract): Copy {
  return defineCopy({
    contract,
    name: 'pauses',
    topics: [professionalTopic.name],
    tables: [{ name: 'paused_professional', key: ['id'], compared: [] }],
    sql: pausesSql,
    values: pausesIn,
  });
}

const saysPaused = recordedAs([ProfilePaused]);
const saysResumed = recordedAs([ProfileResumed]);

/** Returns the parameters of `pausesSql` for a batch of events. The last word of a person counts. */
export function pausesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map<string, boolean>();
  for (const event of events) {
    if (saysPaused(event)) last.set(event.subject, true);
    if (saysResumed(event)) last.set(event.subject, false);
  }
  const idsOf = (wanted: boolean): readonly string[] =>
    [...last].filter(([, isPaused]) => isPaused === wanted).map(([id]) => id);
  return [idsOf(true), idsOf(false)];
}
