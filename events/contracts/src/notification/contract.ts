import type { ServiceContract } from '../service-contract.ts';
import { MyNotifications } from './my-data.ts';
import { notificationTopic } from './topic.ts';

/** Notifications: lists, bells and preferences. */
export const notificationContract = {
  name: 'notification',
  topics: [notificationTopic],
  myData: {
    file: 'notifications.json',
    path: '/api/notifications/my-data',
    answer: MyNotifications,
    about: {
      ar: 'إشعاراتك، وما قرأته منها وما اخترته',
      en: 'what you were told, what you have read and chosen',
    },
  },
} as const satisfies ServiceContract;
