import type { ServiceContract } from '../service-contract.ts';
import { MyRequests } from './my-data.ts';
import { requestTopic } from './topic.ts';

/** Requests and their quotes. */
export const requestContract = {
  name: 'request',
  topics: [requestTopic],
  myData: {
    file: 'requests.json',
    path: '/api/requests/my-data',
    answer: MyRequests,
    about: {
      ar: 'طلباتك وما طُلب منك، والعروض عليها، وكل ما كتبته فيها',
      en: 'your requests and those sent to you, the offers on them, all that you wrote there',
    },
  },
} as const satisfies ServiceContract;
