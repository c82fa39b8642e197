import type { z } from 'zod';

import { AccountEvent } from './account/events.ts';
import { UserProfileUpdatedV1 } from './account/user-profile-updated.v1.ts';
import { UserRegisteredV1 } from './account/user-registered.v1.ts';
import { AllNotificationsReadV1 } from './notification/all-notifications-read.v1.ts';
import { NotificationCameLateV1 } from './notification/notification-came-late.v1.ts';
import { NotificationReadV1 } from './notification/notification-read.v1.ts';
import { PreferencesChangedV1 } from './notification/preferences-changed.v1.ts';
import { ProfilePublishedV1 } from './professional/profile-published.v1.ts';
import { ProfilePublishedV2 } from './professional/profile-published.v2.ts';
import { RedirectEvent } from './redirect/events.ts';
import { RequestEvent } from './request/events.ts';
import { QuoteAcceptedV1 } from './request/quote-accepted.v1.ts';
import { QuoteCounteredV1 } from './request/quote-countered.v1.ts';
import { QuoteDeclinedV1 } from './request/quote-declined.v1.ts';
import { QuoteRevisedV1 } from './request/quote-revised.v1.ts';
import { QuoteSubmittedV1 } from './request/quote-submitted.v1.ts';
import { QuoteSubmittedV2 } from './request/quote-submitted.v2.ts';
import { QuoteWithdrawnV1 } from './request/quote-withdrawn.v1.ts';
import { ServiceRequestClosedByAdminV1 } from './request/service-request-closed-by-admin.v1.ts';
import { ServiceRequestDeclinedByProfessionalV1 } from './request/service-request-declined-by-professional.v1.ts';
import { ServiceRequestDraftedV1 } from './request/service-request-drafted.v1.ts';
import { ServiceRequestRevisedV1 } from './request/service-request-revised.v1.ts';
import { ServiceRequestWithdrawnV1 } from './request/service-request-withdrawn.v1.ts';
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

/**
 * A version with personal words as they are. The one after it holds them sealed, and takes these too:
 * nothing changes but the name.
 */
function unsealed(
  topic: Topic,
  schema: z.ZodType<EventContent> & z.ZodObject<{ type: z.ZodLiteral<string> }>,
): CatalogEntry {
  const next = schema.shape.type.value.replace(/\d+$/u, (version) => String(Number(version) + 1));
  return { topic, schema, upcast: ({ data }) => ({ type: next, data }) };
}

const accountEvents = AccountEvent.options.map(
  (schema) => [schema.shape.type.value, entry('account', schema)] as const,
);

const requestEvents = RequestEvent.options.map(
  (schema) => [schema.shape.type.value, entry('request', schema)] as const,
);

const unsealedRequestEvents = [
  QuoteAcceptedV1,
  QuoteCounteredV1,
  QuoteDeclinedV1,
  QuoteRevisedV1,
  QuoteSubmittedV2,
  QuoteWithdrawnV1,
  ServiceRequestClosedByAdminV1,
  ServiceRequestDeclinedByProfessionalV1,
  ServiceRequestDraftedV1,
  ServiceRequestRevisedV1,
  ServiceRequestWithdrawnV1,
].map((schema) => [schema.shape.type.value, unsealed('request', schema)] as const);

const redirectEvents = RedirectEvent.options.map(
  (schema) => [schema.shape.type.value, entry('redirect', schema)] as const,
);

/** Every version of every event that Osta has ever recorded, by type. Nothing is taken out of it. */
export const catalog: ReadonlyMap<string, CatalogEntry> = new Map<string, CatalogEntry>([
  ...accountEvents,
  ['osta.account.user-registered.v1', unsealed('account', UserRegisteredV1)],
  ['osta.account.user-profile-updated.v1', unsealed('account', UserProfileUpdatedV1)],
  ['osta.professional.profile-published.v1', unsealed('professional', ProfilePublishedV1)],
  ['osta.professional.profile-published.v2', entry('professional', ProfilePublishedV2)],
  ...requestEvents,
  ...unsealedRequestEvents,
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
  ...redirectEvents,
]);
