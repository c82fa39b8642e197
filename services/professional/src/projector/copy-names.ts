import { AccountEvent } from '@osta/contracts/account/events';
import { checkpointValues } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { copyNamesSql } from './copy-names.sql.ts';

/**
 * Returns the subscription that copies people's names, so that lists of professionals need no other
 * service.
 */
export function copyNames(pool: Pool): SubscriptionDefinition {
  return {
    name: 'professional-people',
    topics: ['account'],
    wordsOf: ['account'],

    async apply(events, checkpoint) {
      const names = new Map<string, string>();
      const erased = new Set<string>();
      for (const { subject, type, data } of events) {
        const event = AccountEvent.parse({ type, data });
        if ('fullName' in event.data) names.set(subject, event.data.fullName);
        if (event.type === 'osta.account.account-erased.v1') erased.add(subject);
      }
      for (const id of erased) names.delete(id);
      await pool.query({
        name: 'copy-names',
        text: copyNamesSql,
        values: [
          [...names.keys()],
          [...names.values()],
          [...erased],
          ...checkpointValues(checkpoint),
        ],
      });
    },
  };
}
