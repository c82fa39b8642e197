import type { EventEnvelope } from '@osta/contracts/envelope';
import { StoreDrafted } from '@osta/contracts/store/store-drafted';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { accountRecords } from '../commands/account-records.ts';

/** Returns the process manager that makes the account of a customer with a store one of kind business. */
export function whenStoreBegun({
  becomeBusiness,
}: Pick<ReturnType<typeof accountRecords>, 'becomeBusiness'>): (
  event: EventEnvelope,
) => Promise<readonly Reaction[]> {
  return async ({ type, data }) => {
    const begun = StoreDrafted.safeParse({ type, data });
    if (!begun.success) return [];
    const { ownerId: userId } = begun.data.data;
    return [reaction(becomeBusiness, userId, { userId })];
  };
}
