import type { z } from 'zod';

import { AccountEvent } from './account/events.ts';
import { upcastUserProfileUpdated, upcastUserRegistered } from './account/upcast-names.ts';
import { UserProfileUpdatedV1 } from './account/user-profile-updated.v1.ts';
import { UserRegisteredV1 } from './account/user-registered.v1.ts';
import { AllNotificationsReadV1 } from './notification/all-notifications-read.v1.ts';
import { NotificationCameLateV1 } from './notification/notification-came-late.v1.ts';
import { NotificationReadV1 } from './notification/notification-read.v1.ts';
import { PreferencesChangedV1 } from './notification/preferences-changed.v1.ts';
import { ProfilePublishedV1 } from './professional/profile-published.v1.ts';
import { RequestEvent } from './request/events.ts';
import { QuoteSubmittedV1 } from './request/quote-submitted.v1.ts';
import { upcastQuoteSubmitted } from './request/upcast-quote-submitted.ts';
import type { Topic } from './topic.ts';

/** Content of an event without its envelope. */
export interface EventContent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the system knows of one version of one event. */
export interface CatalogEntry {
  readonly schema: z.ZodType<EventContent>;
  readonly topic: Topic;
  /** Turns this version into the next one; absent on the newest. */
  readonly upcast?: (content: EventContent) => EventContent;
}

function entry(topic: Topic, schema: z.ZodType<EventContent>): CatalogEntry {
  return { topic, schema };
}

const accountEvents = AccountEvent.options.map(
  (schema) => [schema.shape.type.value, entry('account', schema)] as const,
);

const requestEvents = RequestEvent.options.map(
  (schema) => [schema.shape.type.value, entry('request', schema)] as const,
);

/** Every version of every event that Osta has ever recorded, by type. Nothing is taken out of it. */
export const catalog: ReadonlyMap<string, CatalogEntry> = new Map<string, CatalogEntry>([
  ...accountEvents,
  [
    'osta.account.user-registered.v1',
    {
      topic: 'account',
      schema: UserRegisteredV1,
      upcast: (content) => upcastUserRegistered(UserRegisteredV1.parse(content)),
    },
  ],
  [
    'osta.account.user-profile-updated.v1',
    {
      topic: 'account',
      schema: UserProfileUpdatedV1,
      upcast: (content) => upcastUserProfileUpdated(UserProfileUpdatedV1.parse(content)),
    },
  ],
  ['osta.professional.profile-published.v1', entry('professional', ProfilePublishedV1)],
  ...requestEvents,
  [
    'osta.request.quote-submitted.v1',
    {
      topic: 'request',
      schema: QuoteSubmittedV1,
      upcast: (content) => upcastQuoteSubmitted(QuoteSubmittedV1.parse(content)),
    },
  ],
  ['osta.notification.notification-read.v1', entry('notification', NotificationReadV1)],
  ['osta.notification.all-notifications-read.v1', entry('notification', AllNotificationsReadV1)],
  ['osta.notification.notification-came-late.v1', entry('notification', NotificationCameLateV1)],
  ['osta.notification.preferences-changed.v1', entry('notification', PreferencesChangedV1)],
]);
