import type { ApplicationEvent } from '@osta/contracts/application/events';
import type { UserId } from '@osta/contracts/ids';
import { professionalContract } from '@osta/contracts/professional/contract';
import type { Append } from '@osta/event-store/streams';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { applicationIdOf } from '../domain/application/application-id.ts';
import { application, type Application } from '../domain/application/application.ts';
import { applicationDeadlines } from '../domain/application/deadlines.ts';
import { hideProfile } from './hide-profile.sql.ts';

interface OfApplicant {
  readonly applicantId: UserId;
}

/** One stream per applicant. Every command answers a receipt. */
export const applicationAggregate = defineAggregate({
  contract: professionalContract,
  topic: 'application',
  table: 'application',
  fold: application,
  deadlines: applicationDeadlines,
  streamOf: ({ applicantId }: OfApplicant) => applicationIdOf(applicantId),
  answer({ streamId, state, version }) {
    if (state.status === 'none') throw new Error(`${streamId} has ${version} events and no state`);
    return { applicantId: state.applicantId, status: state.status, version };
  },
  alongside: { sql: hideProfile, values: hiding },
});

export type ApplicationAggregate = AggregateOf<typeof applicationAggregate>;

/** Returns whose profile is hidden or shown from now on; null as the second value: as before. */
function hiding({ state }: Append<Application, ApplicationEvent>): readonly unknown[] {
  if (state.status === 'none') return [null, null];
  const { applicantId, status } = state;
  if (status === 'approved') return [applicantId, false];
  return [applicantId, hides.has(status) ? true : null];
}

const hides: ReadonlySet<string> = new Set(['lapsed', 'suspended', 'revoked', 'withdrawn']);
