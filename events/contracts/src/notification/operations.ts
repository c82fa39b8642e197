import { z } from 'zod';

import { NotificationId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  ListNotificationsQuery,
  MarkAllReadRequest,
  NotificationList,
  UnreadCount,
} from './api.ts';
import { MyNotifications } from './my-data.ts';
import { ChangePreferencesRequest, NotificationPreferences } from './preferences.ts';

/** The operations on notifications and preferences. */
export const notificationOperations = operations({
  listNotifications: {
    method: 'get',
    path: '/api/notifications',
    summary: 'List your notifications, newest first, with the unread count',
    query: ListNotificationsQuery,
    answer: NotificationList,
  },

  readNotification: {
    method: 'post',
    path: '/api/notifications/{notificationId}/read',
    summary: 'Mark one notification as read',
    params: z.strictObject({ notificationId: NotificationId }),
    answer: UnreadCount,
    refusals: ['NOTIFICATION_NOT_FOUND'],
  },

  readAllNotifications: {
    method: 'post',
    path: '/api/notifications/mark-all-read',
    summary: 'Mark all notifications as read, or all up to one that you saw',
    body: MarkAllReadRequest.default({}),
    answer: UnreadCount,
    refusals: ['NOTIFICATION_NOT_FOUND'],
  },

  getMyNotifications: {
    method: 'get',
    path: '/api/notifications/my-data',
    summary: 'Export your notifications, as a part of your data',
    answer: MyNotifications,
  },

  getPreferences: {
    method: 'get',
    path: '/api/notifications/preferences',
    summary: 'Get your notification preferences',
    answer: NotificationPreferences,
  },

  changePreferences: {
    method: 'put',
    path: '/api/notifications/preferences',
    summary: 'Replace your notification preferences; earlier notifications stay',
    body: ChangePreferencesRequest,
    answer: NotificationPreferences,
    ifMatch: true,
  },
});
