import type { EventEnvelope } from '@osta/contracts/envelope';
import { checkpointValues } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { copyProfessionalsSql } from './copy-professionals.sql.ts';

/**
 * Returns the subscription that copies who has published a profile. They can be invited unless
 * `followStanding` has them as hidden.
 */
export function copyProfessionals(pool: Pool, schema: string): SubscriptionDefinition {
  const text = copyProfessionalsSql(schema);

  return {
    name: 'request-professionals',
    topics: ['professional'],
    async apply(events, checkpoint) {
      await pool.query({
        name: 'request.copy-professionals',
        text,
        values: [...publishedIn(events), ...checkpointValues(checkpoint)],
      });
    },
  };
}

/** Returns the parameters of `publishedSql` for a batch of events. */
export function publishedIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const published = events.filter(({ type }) => type === 'osta.professional.profile-published');
  // The first event of a batch wins: later ones change the profile, not the fact that there is one
  const times = new Map(published.toReversed().map(({ subject, time }) => [subject, time]));
  return [[...times.keys()], [...times.values()]];
}
