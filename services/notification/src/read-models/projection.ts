import { AccountEvent } from '@osta/contracts/account/events';
import { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { UserId, type NotificationId } from '@osta/contracts/ids';
import { NotificationEvent } from '@osta/contracts/notification/events';
import type { PreferencesChanged } from '@osta/contracts/notification/preferences-changed';
import { recordedAs } from '@osta/contracts/recorded-as';
import { RequestEvent } from '@osta/contracts/request/events';
import { peopleIn } from '@osta/platform/people/people-in';
import { plainArray } from '@osta/subscription/plain-array';

import type { NewNotification } from '../domain/notify/new-notification.ts';
import { notify } from '../domain/notify/notify.ts';
import { notificationId } from './notification-id.ts';

const isAccountEvent = recordedAs(AccountEvent.options);
const isConversationEvent = recordedAs(ConversationEvent.options);
const isNotificationEvent = recordedAs(NotificationEvent.options);
const isDeal = recordedAs([...RequestEvent.options, ...BookingEvent.options]);

/** A notification and the event that caused it. */
export interface Arrival {
  readonly id: NotificationId;
  readonly event: EventEnvelope;
  readonly notification: NewNotification;
}

/** Returns the notifications of these events, in their order. */
export function arrivalsIn(events: readonly EventEnvelope[]): readonly Arrival[] {
  return events.flatMap((event) =>
    notify(event).map((notification) => ({
      id: notificationId(event.id, notification.recipientId),
      event,
      notification,
    })),
  );
}

/** Returns the parameters of `projectEventsSql`. */
export function projectValues(
  arrivals: readonly Arrival[],
  events: readonly EventEnvelope[],
): readonly unknown[] {
  const people = peopleIn(events);
  return [
    plainArray(arrivals.map(({ id }) => id)),
    plainArray(arrivals.map(({ notification }) => notification.recipientId)),
    plainArray(arrivals.map(({ event }) => event.id)),
    plainArray(arrivals.map(({ notification }) => notification.type)),
    plainArray(arrivals.map(({ notification }) => notification.reason)),
    plainArray(arrivals.map(({ notification }) => notification.role)),
    JSON.stringify(arrivals.map(({ notification }) => notification.parameters)),
    plainArray(arrivals.map(({ event }) => event.time)),
    people.map(({ id }) => id),
    people.map(({ fullName }) => fullName),
    people.map(({ version }) => version),
  ];
}

/** Returns the parameters of `projectOnTopSql` after those of `projectEventsSql`. */
export function onTopValues(arrivals: readonly Arrival[]): readonly unknown[] {
  const counts = new Map<UserId, number>();
  // Backwards, so that the count so far is the number that follow
  const behind = arrivals.toReversed().map(({ notification: { recipientId } }) => {
    const after = counts.get(recipientId) ?? 0;
    counts.set(recipientId, after + 1);
    return after;
  });
  const recipients = [...counts.keys()].toSorted();
  return [
    plainArray(behind.toReversed()),
    plainArray(recipients),
    plainArray(recipients.map((recipientId) => counts.get(recipientId) ?? 0)),
  ];
}

/**
 * Returns the parameters of `foldReadingSql`: what these events say about what their owners have
 * read.
 */
export function readingValues(events: readonly EventEnvelope[]): readonly unknown[] {
  const facts = events.filter(isNotificationEvent).map((event) => ({ event, fact: factOf(event) }));
  return [
    facts.map(({ event }) => event.subject),
    facts.map(({ event }) => event.streamversion),
    facts.map(({ fact }) => fact.notificationId ?? null),
    facts.map(({ fact }) => fact.isRead ?? null),
    facts.map(({ fact }) => fact.seq ?? null),
    facts.map(({ fact }) => fact.upTo ?? null),
  ];
}

/** Returns the last version of each reader's stream in these events. */
export function lastVersionsIn(events: readonly EventEnvelope[]): ReadonlyMap<string, number> {
  const own = events.filter(isNotificationEvent);
  return new Map(own.map(({ subject, streamversion }) => [subject, streamversion]));
}

/** Changes of preferences by user, in their order. */
export type PreferenceChanges = ReadonlyMap<string, readonly PreferencesChanged['data'][]>;

/** Returns the changes of preferences in these events. */
export function preferenceChangesIn(events: readonly EventEnvelope[]): PreferenceChanges {
  const changes = new Map<string, PreferencesChanged['data'][]>();
  for (const event of events.filter(isNotificationEvent)) {
    if (event.type !== 'osta.notification.preferences-changed') continue;
    const own = changes.get(event.subject) ?? [];
    own.push(event.data);
    changes.set(event.subject, own);
  }
  return changes;
}

/**
 * Returns the people for whom something changed without a notification, each once: both sides of a conversation, those
 * who changed a request or a booking, as they may look at it in another window; and whose kind of account changed.
 */
export function stirredBy(events: readonly EventEnvelope[]): readonly UserId[] {
  const people = events.flatMap((event) => {
    if (isConversationEvent(event)) return [event.data.customerId, event.data.professionalId];
    if (isAccountEvent(event)) {
      return event.type === 'osta.account.account-kind-changed'
        ? [UserId.parse(event.subject)]
        : [];
    }
    return isDeal(event) && event.actor !== 'system' ? [event.actor] : [];
  });
  return [...new Set(people)];
}

/** Returns the sessions that these events ended. */
export function revokedSessionsIn(events: readonly EventEnvelope[]): readonly string[] {
  return events
    .filter(isAccountEvent)
    .flatMap((event) =>
      event.type === 'osta.account.session-revoked' ? event.data.sessionIds : [],
    );
}

interface Fact {
  readonly notificationId?: NotificationId;
  readonly isRead?: boolean;
  readonly seq?: number;
  readonly upTo?: number;
}

function factOf(event: NotificationEvent): Fact {
  switch (event.type) {
    case 'osta.notification.notification-read':
      return { notificationId: event.data.notificationId, isRead: true };
    case 'osta.notification.notification-came-late':
      return event.data;
    case 'osta.notification.all-notifications-read':
      return event.data;
    case 'osta.notification.preferences-changed':
      return {};
  }
}
