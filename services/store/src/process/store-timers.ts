import { StoreId } from '@osta/contracts/ids';
import type { TimerCommands } from '@osta/platform/timers/timer-command';

import type { SystemCommands } from '../commands/system-commands.ts';
import type { StoreDeadline } from '../domain/store/deadlines.ts';

/** Returns the timers of stores; `storeDeadlines` says when they fire. */
export function storeTimers({
  advanceSubscription,
  remindOfEnd,
  expireInvitation,
}: SystemCommands): TimerCommands<StoreDeadline['name']> {
  return {
    'advance-subscription': ({ streamId }, context) =>
      advanceSubscription.issue({ storeId: StoreId.parse(streamId) }, context),
    'remind-of-end': ({ streamId }, context) =>
      remindOfEnd.issue({ storeId: StoreId.parse(streamId) }, context),
    'expire-invitation': ({ streamId, about: invitationId }, context) =>
      expireInvitation.issue({ storeId: StoreId.parse(streamId), invitationId }, context),
  };
}
