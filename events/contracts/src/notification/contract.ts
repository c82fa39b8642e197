import type { ServiceContract } from '../service-contract.ts';
import { notificationOperations } from './operations.ts';
import { notificationTopic } from './topic.ts';

/** Notifications: lists, bells and preferences. */
export const notificationContract = {
  name: 'notification',
  topics: [notificationTopic],
  follows: {
    booking: 'words',
    catalogue: 'events',
    identity: 'words',
    professional: 'words',
    request: 'events',
    store: 'words',
  },
  operations: notificationOperations,
  myData: {
    file: 'notifications.json',
    operation: notificationOperations.getMyNotifications,
    about: {
      ar: 'إشعاراتك، وما قرأته منها وما اخترته',
      en: 'what you were told, what you have read and chosen',
    },
  },
} as const satisfies ServiceContract;
