import { internalCommand } from '@osta/platform/aggregate';

import { advanceSubscription } from '../domain/store/advance-subscription.ts';
import { answerRefund } from '../domain/store/answer-refund.ts';
import { abandonStore } from '../domain/store/change-listing.ts';
import { dropMember, expireInvitation } from '../domain/store/members.ts';
import { remindOfEnd } from '../domain/store/remind-of-end.ts';
import { settleCheckout } from '../domain/store/settle-checkout.ts';
import { tellOfPrice } from '../domain/store/tell-of-price.ts';
import type { StoreAggregate } from './store-aggregate.ts';

/** Commands that the product itself issues, from timers and process managers. */
export type SystemCommands = ReturnType<typeof systemCommands>;

/** Declares the system commands. They have no HTTP route, and their deciders accept the actor `system` only. */
export function systemCommands(stores: StoreAggregate) {
  return {
    advanceSubscription: internalCommand(stores, {
      name: 'advanceSubscription',
      decide: advanceSubscription,
    }),
    remindOfEnd: internalCommand(stores, { name: 'remindOfEnd', decide: remindOfEnd }),
    expireInvitation: internalCommand(stores, {
      name: 'expireInvitation',
      decide: expireInvitation,
    }),
    abandonStore: internalCommand(stores, { name: 'abandonStore', decide: abandonStore }),
    settleCheckout: internalCommand(stores, { name: 'settleCheckout', decide: settleCheckout }),
    answerRefund: internalCommand(stores, { name: 'answerRefund', decide: answerRefund }),
    tellOfPrice: internalCommand(stores, { name: 'tellOfPrice', decide: tellOfPrice }),
    dropMember: internalCommand(stores, { name: 'dropMember', decide: dropMember }),
  };
}
