import { accountTopic } from '../account/topic.ts';
import { redirectTopic } from '../redirect/topic.ts';
import type { ServiceContract } from '../service-contract.ts';

/** Who can sign in, and who people are. Identity makes the export itself. */
export const identityContract = {
  name: 'identity',
  topics: [accountTopic, redirectTopic],
  myData: null,
} as const satisfies ServiceContract;
