import type { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import type { MessagesRead } from '@osta/contracts/booking/messages-read';
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
  /** Until when this side is left alone; `null`: it was never notified. */
  readonly quietUntil: Instant | null;
}

/** What the sides of a booking have written so far. The words themselves are in the events alone. */
export interface Talk {
  readonly status: 'begun';
  readonly bookingId: BookingId;
  /** As the newest message says. */
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
  version: 1,
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'osta.conversation.message-sent': {
        const { bookingId, by, authorId: _author, number, text: _text, ...rest } = event.data;
        const { quietUntil, ...parties } = rest;
        const before =
          state.status === 'none' ? { customer: nothing, professional: nothing } : state;
        const other = otherSide(by);
        const { [other]: reader } = before;
        const heard = quietUntil === null ? reader : { ...reader, announced: number, quietUntil };
        const { customer, professional } = before;
        return {
          status: 'begun',
          bookingId,
          parties,
          messages: number,
          customer,
          professional,
          [other]: { ...heard, unread: [...heard.unread, number] },
        };
      }
      case 'osta.conversation.messages-read': {
        if (state.status === 'none') return state;
        const { by, upTo } = event.data;
        const { [by]: reader } = state;
        const unread = reader.unread.filter((number) => number > upTo);
        const read = reader.unread.findLast((number) => number <= upTo) ?? reader.read;
        return { ...state, [by]: { ...reader, unread, read } };
      }
      case 'osta.conversation.messages-announced': {
        if (state.status === 'none') return state;
        const { to, upTo: announced, quietUntil } = event.data;
        return { ...state, [to]: { ...state[to], announced, quietUntil } };
      }
    }
  },
};

/**
 * Returns whether this side has unread messages of which no notification tells: one that it was notified of
 * and has not read stands for all that follow.
 */
export function awaitsNews({ unread, announced }: Reading): boolean {
  return unread.length > 0 && unread.every((number) => number > announced);
}
