import { z } from 'zod';

import { event } from '../define.ts';
import { BookingId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** A side of a booking has written to the other. */
export const MessageSent = event('osta.conversation.message-sent', {
  ...bookingParties,
  bookingId: BookingId,
  /** The side that wrote it. */
  by: Side,
  authorId: UserId,
  /** Its place in the conversation, from 1. */
  number: z.int().positive(),
  text: PersonalWords,
  /**
   * Until when the other side is left alone after it was notified of this message; `null`: it was not, because one
   * notification stands for several messages.
   */
  quietUntil: Instant.nullable(),
});
export type MessageSent = z.infer<typeof MessageSent>;
