import { accountTopic } from '../account/topic.ts';
import { redirectTopic } from '../redirect/topic.ts';
import type { ServiceContract } from '../service-contract.ts';

/** Credentials and accounts. Identity itself builds the export, so it has no export part here. */
export const identityContract = {
  name: 'identity',
  topics: [accountTopic, redirectTopic],
  myData: null,
} as const satisfies ServiceContract;
