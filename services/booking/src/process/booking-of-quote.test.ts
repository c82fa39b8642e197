import { QuoteId } from '@osta/contracts/ids';
import { expect, it } from 'vitest';

import { bookingOfQuote } from './booking-of-quote.ts';

const quoteId = QuoteId.parse('01980000-0000-7000-8000-000000000051');
const other = QuoteId.parse('01980000-0000-7000-8000-000000000052');

it('is the same for the same quote for ever, and another for another', () => {
  expect(bookingOfQuote(quoteId)).toBe('01980000-0000-7403-b56b-b917751c01db');
  expect(bookingOfQuote(other)).not.toBe(bookingOfQuote(quoteId));
});
