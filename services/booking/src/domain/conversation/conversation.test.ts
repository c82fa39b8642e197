import type { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import type { UserId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import type { Context } from '@osta/platform/decider';
import { describe, expect, it } from 'vitest';

import {
  admin,
  bookingId,
  omar,
  rami,
  salma,
  serviceId,
  stranger,
  tomorrow,
} from '../../testing/every-move.ts';
import { defaultBookingPolicy } from '../booking/booking-policy.ts';
import { announceMessages } from './announce-messages.ts';
import { conversation, type Conversation } from './conversation.ts';
import { conversationDeadlines } from './deadlines.ts';
import { readMessages } from './read-messages.ts';
import { sendMessage } from './send-message.ts';
import { openingOf, type TalkedBooking } from './talked-booking.ts';

const policy = defaultBookingPolicy.messages;
const start = Instant.parse('2026-03-01T07:30:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;

const confirmed: TalkedBooking = {
  customerId: salma,
  professionalId: omar,
  serviceId,
  requestId: null,
  startsAt: tomorrow,
  status: 'confirmed',
  endsAt: later(tomorrow, 90 * minute),
  objectableUntil: null,
  isUnresolved: false,
  changedAt: start,
};

function by(actor: Context['actor'], minutes = 0): Context {
  return { actor, now: later(start, minutes * minute), newId: () => bookingId };
}

/** A conversation that goes on by commands, each with its context. */
function talk(booking: TalkedBooking | null = confirmed) {
  let state: Conversation = conversation.initial;
  let facts = { booking, policy };

  function settle<Decided extends { readonly ok: boolean }>(
    decision: Decided &
      ({ readonly ok: true; readonly events: readonly ConversationEvent[] } | object),
  ): Decided {
    if ('events' in decision) {
      state = decision.events.reduce<Conversation>(
        (before, event) => conversation.evolve(before, event),
        state,
      );
    }
    return decision;
  }

  return {
    send: (context: Context, text = 'Which floor?') =>
      settle(sendMessage({ bookingId, text }, state, context, facts)),
    read: (context: Context, upTo: number) =>
      settle(readMessages({ bookingId, upTo }, state, context, facts)),
    announce: (context: Context, to: 'customer' | 'professional') =>
      settle(announceMessages({ conversationId: bookingId, to }, state, context, facts)),
    /** Hands the booking over to somebody else. */
    handOver(professionalId: UserId) {
      facts = { ...facts, booking: facts.booking && { ...facts.booking, professionalId } };
    },
    get state() {
      return state;
    },
    get deadlines() {
      return conversationDeadlines.of(state);
    },
  };
}

describe('messages on a booking', () => {
  it('counts what each side has not read', () => {
    const between = talk();
    between.send(by(salma));
    between.send(by(salma, 1));
    between.send(by(omar, 2));
    expect(between.state).toMatchObject({
      messages: 3,
      customer: { unread: [3] },
      professional: { unread: [1, 2] },
    });
    expect(between.read(by(omar, 3), 1)).toMatchObject({
      ok: true,
      events: [{ data: { upTo: 1 } }],
    });
    expect(between.state).toMatchObject({ professional: { unread: [2], read: 1 } });
    // What is read stays read, and nobody reads what is not there
    expect(between.read(by(omar, 4), 1)).toEqual({ ok: true, events: [] });
    expect(between.read(by(omar, 4), 99)).toMatchObject({ events: [{ data: { upTo: 2 } }] });
  });

  it('is only for its two sides', () => {
    const nobodys = { ok: false, refused: { code: 'BOOKING_NOT_FOUND' } };
    for (const actor of [stranger, admin, 'system'] as const) {
      expect(talk().send(by(actor))).toEqual(nobodys);
      expect(talk().read(by(actor), 1)).toEqual(nobodys);
    }
    expect(talk(null).send(by(salma))).toEqual(nobodys);
  });

  it('takes no more than its limit', () => {
    const between = talk();
    for (let n = 0; n < policy.messagesAtMost; n += 1) between.send(by(salma));
    const { messagesAtMost: limit } = policy;
    expect(between.send(by(omar))).toEqual({
      ok: false,
      refused: { code: 'MESSAGES_FULL', limit },
    });
  });
});

describe('the notification of messages', () => {
  const isTold = { ok: true, events: [{ data: { quietUntil: expect.any(String) } }] };
  const isQuiet = { ok: true, events: [{ data: { quietUntil: null } }] };

  it('is one for ten messages that nobody reads, however long they take', () => {
    const between = talk();
    expect(between.send(by(salma))).toMatchObject(isTold);
    for (let n = 1; n < 10; n += 1) expect(between.send(by(salma, n * 60))).toMatchObject(isQuiet);
    expect(between.deadlines).toEqual([]);
  });

  it('comes again for what is written after the reading, when it was quiet for long enough', () => {
    const between = talk();
    between.send(by(salma));
    between.read(by(omar, 1), 1);
    expect(between.send(by(salma, 11))).toMatchObject(isTold);
  });

  it('waits for its time after a message that follows too soon, unless that is read', () => {
    const between = talk();
    between.send(by(salma));
    between.read(by(omar, 1), 1);
    expect(between.send(by(salma, 2))).toMatchObject(isQuiet);
    const dueAt = later(start, policy.quietFor);
    const deadline = { name: 'announce-to-professional', about: '', dueAt };
    expect(between.deadlines).toEqual([deadline]);
    expect(between.announce(by('system', 9), 'professional')).toMatchObject({ ok: false });
    expect(between.announce(by(omar, 10), 'professional')).toMatchObject({ ok: false });

    const { state } = between;
    expect(between.announce(by('system', 10), 'professional')).toMatchObject({
      ok: true,
      events: [{ data: { to: 'professional', upTo: 2 } }],
    });
    expect(between.deadlines).toEqual([]);
    expect(conversationDeadlines.of(state)).toEqual([deadline]);
    between.read(by(omar, 12), 2);
    expect(between.announce(by('system', 40), 'professional')).toMatchObject({ ok: false });
  });
});

/** The decision that this person is notified. */
function told(to: 'customer' | 'professional', professionalId: UserId): object {
  return { ok: true, events: [{ data: { to, professionalId } }] };
}

describe('a booking that is handed over', () => {
  it('takes its conversation along: the colleague reads and answers, who had it does not', () => {
    const between = talk();
    between.send(by(salma));
    between.send(by(omar, 1), 'The third');
    between.handOver(rami);
    for (const refused of [between.send(by(omar, 2)), between.read(by(omar, 2), 1)]) {
      expect(refused).toEqual({ ok: false, refused: { code: 'BOOKING_NOT_FOUND' } });
    }
    const answered = between.send(by(rami, 2));
    expect(answered).toMatchObject({
      ok: true,
      events: [{ data: { by: 'professional', authorId: rami, professionalId: rami, number: 3 } }],
    });
    expect(between.state).toMatchObject({ customer: { unread: [2, 3] } });
  });

  it('tells the colleague, and not who had it, what was not read', () => {
    const between = talk();
    between.send(by(salma));
    between.handOver(rami);
    expect(between.announce(by('system', 1), 'professional')).toMatchObject(
      told('professional', rami),
    );
    // Once is enough
    expect(between.announce(by('system', 30), 'professional')).toMatchObject({ ok: false });
    expect(between.send(by(salma, 40))).toMatchObject({ events: [{ data: { quietUntil: null } }] });
    expect(between.read(by(rami, 41), 2)).toMatchObject({
      events: [{ data: { professionalId: rami } }],
    });
    expect(between.state).toMatchObject({ professional: { unread: [] } });
  });

  it('tells the colleague of the next message, however the former one was left alone', () => {
    const between = talk();
    between.send(by(salma));
    between.handOver(rami);
    expect(between.send(by(salma, 1))).toMatchObject({
      events: [
        { data: { professionalId: rami, quietUntil: later(start, minute + policy.quietFor) } },
      ],
    });
  });

  it('lets a notification that was due reach who has it now', () => {
    const between = talk();
    between.send(by(salma));
    between.read(by(omar, 1), 1);
    between.send(by(salma, 2));
    expect(between.deadlines).toHaveLength(1);
    between.handOver(rami);
    expect(between.announce(by('system', 10), 'professional')).toMatchObject(
      told('professional', rami),
    );
    expect(between.deadlines).toEqual([]);
  });

  it('tells the colleague also when the customer read in between', () => {
    const between = talk();
    between.send(by(salma));
    between.send(by(omar, 1));
    between.send(by(salma, 2));
    between.handOver(rami);
    between.read(by(salma, 3), 2);
    expect(between.announce(by('system', 4), 'professional')).toMatchObject(
      told('professional', rami),
    );
  });
});

describe('how long one can write', () => {
  const end = confirmed.endsAt;

  it.each(['pending', 'confirmed', 'in_progress', 'awaiting_confirmation', 'disputed'] as const)(
    'as long as the booking is %s',
    (status) => {
      expect(openingOf({ ...confirmed, status }, later(end, 90 * day), policy)).toEqual({
        isOpen: true,
        closesAt: null,
      });
    },
  );

  it.each(['completed', 'no_show'] as const)(
    'seven days after the end of one that is %s',
    (status) => {
      const closesAt = later(end, 7 * day);
      const booking = { ...confirmed, status };
      expect(openingOf(booking, later(closesAt, -1), policy)).toEqual({ isOpen: true, closesAt });
      expect(openingOf(booking, closesAt, policy)).toEqual({ isOpen: false, closesAt });
      const objectableUntil = later(end, 9 * day);
      expect(openingOf({ ...booking, objectableUntil }, closesAt, policy)).toEqual({
        isOpen: true,
        closesAt: objectableUntil,
      });
    },
  );

  it.each(['cancelled', 'declined', 'expired'] as const)('seven days after it was %s', (status) => {
    const closesAt = later(start, 7 * day);
    expect(openingOf({ ...confirmed, status }, start, policy)).toEqual({ isOpen: true, closesAt });
    const closed = talk({ ...confirmed, status });
    expect(closed.send(by(salma, 7 * 24 * 60))).toEqual({
      ok: false,
      refused: { code: 'MESSAGES_CLOSED', closedAt: closesAt },
    });
  });

  it.each(['held', 'released', 'refused'] as const)('never on one that is %s', (status) => {
    expect(talk({ ...confirmed, status }).send(by(salma))).toEqual({
      ok: false,
      refused: { code: 'MESSAGES_CLOSED', closedAt: null },
    });
  });
});
