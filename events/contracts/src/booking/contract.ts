import type { ServiceContract } from '../service-contract.ts';
import { waitOperations } from '../wait/operations.ts';
import { waitTopic } from '../wait/topic.ts';
import { bookingAdminOperations } from './admin-operations.ts';
import { calendarOperations } from './calendar-operations.ts';
import { conversationOperations } from './conversation-operations.ts';
import { conversationTopic } from './conversation-topic.ts';
import { handOverOperations } from './hand-over-operations.ts';
import { bookingOperations } from './operations.ts';
import { reviewOperations } from './review-operations.ts';
import { seriesOperations } from './series-operations.ts';
import { strikeOperations } from './strike-operations.ts';
import { bookingTopic } from './topic.ts';
import { workOperations } from './work-operations.ts';

/** Bookings: what was agreed for a certain time, until it is done and paid. */
export const bookingContract = {
  name: 'booking',
  topics: [bookingTopic, conversationTopic, waitTopic],
  follows: {
    catalogue: 'events',
    identity: 'words',
    professional: 'words',
    request: 'events',
    store: 'words',
  },
  operations: {
    ...bookingAdminOperations,
    ...calendarOperations,
    ...conversationOperations,
    ...bookingOperations,
    ...handOverOperations,
    ...reviewOperations,
    ...seriesOperations,
    ...strikeOperations,
    ...workOperations,
    ...waitOperations,
  },
  myData: {
    file: 'bookings.json',
    operation: bookingOperations.getMyBookings,
    about: {
      ar: 'حجوزاتك، ومواعيدها وأسعارها، وكل ما كتبته فيها، وقوائم الانتظار التي دخلتها',
      en: 'your bookings with their times and prices, all that you wrote there, and the waiting lists you joined',
    },
  },
} as const satisfies ServiceContract;
