import type { ServiceContract } from '../service-contract.ts';
import { requestAdminOperations } from './admin-operations.ts';
import { requestOperations } from './operations.ts';
import { requestTopic } from './topic.ts';

/** Requests and their quotes. */
export const requestContract = {
  name: 'request',
  topics: [requestTopic],
  follows: { booking: 'events', catalogue: 'events', identity: 'words', professional: 'words' },
  operations: { ...requestOperations, ...requestAdminOperations },
  myData: {
    file: 'requests.json',
    operation: requestOperations.getMyRequests,
    about: {
      ar: 'طلباتك وما طُلب منك، والعروض عليها، وكل ما كتبته فيها',
      en: 'your requests and those sent to you, the offers on them, all that you wrote there',
    },
  },
} as const satisfies ServiceContract;
