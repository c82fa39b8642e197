import type { ServiceContract } from '../service-contract.ts';
import { waitTopic } from '../wait/topic.ts';
import { conversationTopic } from './conversation-topic.ts';
import { MyBookings } from './my-data.ts';
import { bookingTopic } from './topic.ts';

/** Bookings: what was agreed for a certain time, until it is done and paid. */
export const bookingContract = {
  name: 'booking',
  topics: [bookingTopic, conversationTopic, waitTopic],
  myData: {
    file: 'bookings.json',
    path: '/api/bookings/my-data',
    answer: MyBookings,
    about: {
      ar: 'حجوزاتك، ومواعيدها وأسعارها، وكل ما كتبته فيها، وقوائم الانتظار التي دخلتها',
      en: 'your bookings with their times and prices, all that you wrote there, and the waiting lists you joined',
    },
  },
} as const satisfies ServiceContract;
