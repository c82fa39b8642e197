import { accountOperations } from '../account/operations.ts';
import { signInOperations } from '../account/sign-in-operations.ts';
import { accountTopic } from '../account/topic.ts';
import { redirectOperations } from '../redirect/operations.ts';
import { redirectTopic } from '../redirect/topic.ts';
import type { ServiceContract } from '../service-contract.ts';

/** Credentials and accounts. Identity itself builds the export, so it has no export part here. */
export const identityContract = {
  name: 'identity',
  topics: [accountTopic, redirectTopic],
  operations: { ...accountOperations, ...signInOperations, ...redirectOperations },
  myData: null,
} as const satisfies ServiceContract;
