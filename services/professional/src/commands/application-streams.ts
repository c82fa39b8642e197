import type { ApplicationReceipt } from '@osta/contracts/application/api';
import type { ApplicationEvent } from '@osta/contracts/application/events';
import type { UserId } from '@osta/contracts/ids';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Append, Streams } from '@osta/event-store/streams';
import type { Aggregate } from '@osta/platform/aggregate';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { applicationIdOf } from '../domain/application/application-id.ts';
import { application, type Application } from '../domain/application/application.ts';
import { applicationDeadlines } from '../domain/application/deadlines.ts';
import { hideProfile } from './hide-profile.sql.ts';

/** The snapshot table of applications, and their topic. */
export const applicationTable = { table: 'application', topic: 'application' } as const;

interface OfApplicant {
  readonly applicantId: UserId;
}

/** What all commands on applications have in common. */
export type ApplicationAggregate = Aggregate<
  OfApplicant,
  Application,
  ApplicationEvent,
  ApplicationReceipt
>;

function applicationStreams(
  pool: Pool,
  schema: string,
  doorbell: Doorbell,
): Streams<Application, ApplicationEvent> {
  return sealedStreams<Application, ApplicationEvent>({
    ...applicationTable,
    pool,
    schema,
    source: '/osta/professional',
    fold: application,
    doorbell,
    deadlines: applicationDeadlines,
    alongside: { sql: hideProfile, values: hiding },
  });
}

/** Returns whose profile is hidden or shown from now on; null as the second value: as before. */
function hiding({ state }: Append<Application, ApplicationEvent>): readonly unknown[] {
  if (state.status === 'none') return [null, null];
  const { applicantId, status } = state;
  if (status === 'approved') return [applicantId, false];
  return [applicantId, hides.has(status) ? true : null];
}

const hides: ReadonlySet<string> = new Set(['lapsed', 'suspended', 'revoked', 'withdrawn']);

/** Returns the aggregate of applications. Every command answers a receipt. */
export function applicationAggregate(
  pool: Pool,
  schema: string,
  doorbell: Doorbell,
): ApplicationAggregate {
  return {
    streams: applicationStreams(pool, schema, doorbell),
    fold: application,
    streamOf: ({ applicantId }) => applicationIdOf(applicantId),
    answer: ({ streamId, state, version }) => {
      if (state.status === 'none')
        throw new Error(`${streamId} has ${version} events and no state`);
      return { applicantId: state.applicantId, status: state.status, version };
    },
  };
}
