import { StoreId } from '@osta/contracts/ids';
import { refuse } from '@osta/platform/decider';
import type { TimerCommands } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import type { SystemCommands } from '../commands/system-commands.ts';
import type { StoreDeadline } from '../domain/store/deadlines.ts';
import type { LookUp } from '../payments/look-up.ts';
import { readStoreRow } from '../queries/store-row.ts';

interface Asking {
  readonly look: LookUp;
  readonly pool: Pool;
}

/** Returns the timers of stores; `storeDeadlines` says when they fire. */
export function storeTimers(
  { advanceSubscription, remindOfEnd, expireInvitation }: SystemCommands,
  { look, pool }: Asking,
): TimerCommands<StoreDeadline['name']> {
  return {
    'advance-subscription': ({ streamId }, context) =>
      advanceSubscription.issue({ storeId: StoreId.parse(streamId) }, context),
    'remind-of-end': ({ streamId }, context) =>
      remindOfEnd.issue({ storeId: StoreId.parse(streamId) }, context),
    'expire-invitation': ({ streamId, about: invitationId }, context) =>
      expireInvitation.issue({ storeId: StoreId.parse(streamId), invitationId }, context),
    async 'ask-provider'({ streamId, about }, context) {
      const storeId = StoreId.parse(streamId);
      const row = await readStoreRow(pool, storeId);
      const checkout = row?.state.subscription.checkouts.find(({ id }) => id === about);
      return checkout
        ? look.due(storeId, checkout, context)
        : refuse({ code: 'CHECKOUT_NOT_FOUND' });
    },
  };
}
