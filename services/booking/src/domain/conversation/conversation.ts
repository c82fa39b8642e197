import type { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import type { MessagesRead } from '@osta/contracts/booking/messages-read';
import type { Side } from '@osta/contracts/booking/terms';
import type { BookingId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Fold } from '@osta/platform/decider';

import { otherSide } from '../booking/reviews.ts';

/** Whom a conversation concerns, and about which time. */
export type Parties = Pick<
  MessagesRead['data'],
  'customerId' | 'professionalId' | 'serviceId' | 'requestId' | 'startsAt'
>;

/** How far one side has come. */
export interface Reading {
  /** The numbers of the messages that this side has not read, in their order. */
  readonly unread: readonly number[];
  /** The number of the newest message of the other side that this side has read; 0: none. */
  readonly read: number;
  /** The number of the newest message that this side was notified of; 0: none. */
  readonly announced: number;
  /** Until when this side is left alone; `null`: whoever is on it was never notified. */
  readonly quietUntil: Instant | null;
}

/** What the sides of a booking have written so far. The words themselves are in the events alone. */
export interface Talk {
  readonly status: 'begun';
  readonly bookingId: BookingId;
  /** As the newest event says: the professional is another one once the booking is handed over. */
  readonly parties: Parties;
  /** How many messages there are: the number of the newest one. */
  readonly messages: number;
  readonly customer: Reading;
  readonly professional: Reading;
}

/** The state of a conversation: the fold of its events. */
export type Conversation = { readonly status: 'none' } | Talk;

const nothing: Reading = { unread: [], read: 0, announced: 0, quietUntil: null };

/** Folds the events of a conversation. An event that does not fit changes nothing here. */
export const conversation: Fold<Conversation, ConversationEvent> = {
  version: 2,
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'osta.conversation.message-sent': {
        const { bookingId, by, authorId: _author, number, text: _text, ...rest } = event.data;
        const { quietUntil, ...parties } = rest;
        const before = readingsOf(state, parties);
        const other = otherSide(by);
        const { [other]: reader } = before;
        const heard = quietUntil === null ? reader : { ...reader, announced: number, quietUntil };
        return {
          status: 'begun',
          bookingId,
          parties,
          messages: number,
          ...before,
          [other]: { ...heard, unread: [...heard.unread, number] },
        };
      }
      case 'osta.conversation.messages-read': {
        if (state.status === 'none') return state;
        const { bookingId: _booking, by, upTo, ...parties } = event.data;
        const before = readingsOf(state, parties);
        const { [by]: reader } = before;
        const unread = reader.unread.filter((number) => number > upTo);
        const read = reader.unread.findLast((number) => number <= upTo) ?? reader.read;
        return { ...state, ...before, parties, [by]: { ...reader, unread, read } };
      }
      case 'osta.conversation.messages-announced': {
        if (state.status === 'none') return state;
        const { bookingId: _booking, to, upTo: announced, quietUntil, ...parties } = event.data;
        const before = readingsOf(state, parties);
        return { ...state, ...before, parties, [to]: { ...before[to], announced, quietUntil } };
      }
    }
  },
};

/**
 * Returns how far each side has come, for those who are on them now: who has taken a booking over was notified of
 * nothing, and what their colleague has not read waits for them.
 */
export function readingsOf(
  state: Conversation,
  { professionalId }: Pick<Parties, 'professionalId'>,
): Pick<Talk, Side> {
  if (state.status === 'none') return { customer: nothing, professional: nothing };
  const { customer, professional, parties } = state;
  return parties.professionalId === professionalId
    ? { customer, professional }
    : { customer, professional: { ...professional, announced: 0, quietUntil: null } };
}

/**
 * Returns whether this side has unread messages of which no notification tells: one that it was notified of
 * and has not read stands for all that follow.
 */
export function awaitsNews({ unread, announced }: Reading): boolean {
  return unread.length > 0 && unread.every((number) => number > announced);
}
