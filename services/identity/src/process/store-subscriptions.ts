import {
  createProcessManager,
  type ProcessManagerOptions,
} from '@osta/platform/process/create-process-manager';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import type { accountRecords } from '../commands/account-records.ts';
import { membershipsCopy } from '../read-models/memberships-copy.ts';
import { sendInvitations } from './send-invitations.ts';
import { whenStoreBegun } from './when-store-begun.ts';

interface Wiring extends Pick<ProcessManagerOptions, 'pool' | 'schema' | 'clock' | 'log'> {
  readonly records: Pick<ReturnType<typeof accountRecords>, 'becomeBusiness'>;
  readonly letters: Parameters<typeof sendInvitations>[0];
}

/** Returns what identity does about stores: members may manage them, owners are businesses, the invited get a letter. */
export function storeSubscriptions({
  records,
  letters,
  ...surroundings
}: Wiring): readonly SubscriptionDefinition[] {
  return [
    membershipsCopy.over(surroundings.pool),
    createProcessManager({
      ...surroundings,
      name: 'identity-store-begun',
      topics: ['store'],
      react: whenStoreBegun(records),
    }),
    {
      ...createProcessManager({
        ...surroundings,
        name: 'identity-store-invitations',
        topics: ['store'],
        react: sendInvitations(letters),
      }),
      wordsOf: ['store'],
    },
  ];
}
