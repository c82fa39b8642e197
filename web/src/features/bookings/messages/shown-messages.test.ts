import type { BookingView } from '@osta/contracts/booking/api';
import type { Conversation } from '@osta/contracts/booking/conversation-api';
import { BookingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { shownMessages } from './shown-messages.ts';

const person = (n: string, fullName: string) => ({
  id: UserId.parse(`01980000-0000-7000-8000-00000000000${n}`),
  fullName,
});
const [salma, omar, rami] = [person('a', 'Salma'), person('c', 'Omar'), person('d', 'Rami')];
const at = Instant.parse('2026-03-01T07:30:00.000Z');

/** Omar had the booking before Rami. */
const booking: Pick<BookingView, 'id' | 'customer' | 'professional'> = {
  id: BookingId.parse('01980000-0000-7000-8000-0000000000b1'),
  customer: salma,
  professional: rami,
};
const page: Conversation = {
  messages: [
    { number: 1, by: 'professional', author: omar, text: 'Which floor?', at },
    { number: 2, by: 'customer', author: salma, text: 'The third', at },
    { number: 3, by: 'professional', author: rami, text: 'I come', at },
  ],
  earlier: null,
  readByOther: 0,
  unread: 0,
  isOpen: true,
  closesAt: null,
};

function shownTo(reader: 'customer' | 'professional'): readonly unknown[] {
  const face = reader === 'customer' ? '/faces/rami' : null;
  const shown = { booking, reader, face, pages: [page], commands: [], sending: null };
  return shownMessages(shown).map(({ author, authorImageUrl, isMine }) => [
    author,
    authorImageUrl,
    isMine,
  ]);
}

it('shows what a former professional wrote as theirs, to both', () => {
  expect(shownTo('professional')).toEqual([
    ['Omar', null, false],
    ['Salma', null, false],
    ['Rami', null, true],
  ]);
  expect(shownTo('customer')).toEqual([
    ['Omar', null, false],
    ['Salma', null, true],
    ['Rami', '/faces/rami', false],
  ]);
});
