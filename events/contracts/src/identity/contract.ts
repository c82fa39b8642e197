import { accountOperations } from '../account/operations.ts';
import { signInOperations } from '../account/sign-in-operations.ts';
import { accountTopic } from '../account/topic.ts';
import type { ServiceContract } from '../service-contract.ts';

/** Credentials and accounts. Identity itself builds the export, so it has no export part here. */
export const identityContract = {
  name: 'identity',
  topics: [accountTopic],
  follows: {
    booking: 'events',
    catalogue: 'events',
    notification: 'events',
    professional: 'events',
    request: 'events',
    store: 'words',
  },
  operations: { ...accountOperations, ...signInOperations },
  myData: null,
} as const satisfies ServiceContract;
