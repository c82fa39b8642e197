import type { CreateProcessManager } from '@osta/platform/process/process-managers-of';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import type { accountRecords } from '../commands/account-records.ts';
import { membershipsCopy } from '../read-models/memberships-copy.ts';
import { sendInvitations } from './send-invitations.ts';
import { whenStoreBegun } from './when-store-begun.ts';

interface Wiring {
  readonly records: Pick<ReturnType<typeof accountRecords>, 'becomeBusiness'>;
  readonly letters: Parameters<typeof sendInvitations>[0];
  readonly pool: Pool;
  readonly processManager: CreateProcessManager;
}

/** Returns what identity does about stores: members may manage them, owners are businesses, the invited get a letter. */
export function storeSubscriptions({
  records,
  letters,
  pool,
  processManager,
}: Wiring): readonly SubscriptionDefinition[] {
  return [
    membershipsCopy.over(pool),
    processManager('store-begun', ['store'], whenStoreBegun(records)),
    {
      ...processManager('store-invitations', ['store'], sendInvitations(letters)),
      wordsOf: ['store'],
    },
  ];
}
