import { dueEpoch } from '@osta/event-store/open-epoch';
import type { Queryable } from '@osta/event-store/queryable';
import type { Subscription } from '@osta/subscription/subscription';

import type { ReadinessCheck } from './http/server/report-health.ts';

/**
 * Checks that events have begun to flow. A later interruption, such as a lost broker, must not make this
 * process unready and take its commands from people (I8 of docs/reliability.md); the lag shows it.
 */
export function hasBegun(subscription: Subscription): ReadinessCheck {
  let begun = false;
  return {
    name: `subscription ${subscription.name}`,
    async check() {
      if (begun) return;
      const { state } = await subscription.status();
      if (state !== 'running' && state !== 'paused') throw new Error(state);
      begun = true;
    },
  };
}

/**
 * Checks that the database still belongs to the open epoch. When a restore has exchanged it under the process,
 * it takes no events; a start opens an epoch in the new cluster and applies what the restored schema lacks.
 */
export function isInItsCluster(pool: Queryable, schema: string): ReadinessCheck {
  return {
    name: `event store of ${schema}`,
    async check() {
      if ((await dueEpoch(pool, schema)) !== undefined) throw new Error('start again');
    },
  };
}
