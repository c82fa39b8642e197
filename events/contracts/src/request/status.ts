import { z } from 'zod';

/** The status of a service request. */
export const RequestStatus = z.enum([
  'draft',
  'open',
  'quoted',
  'awarding',
  'awarded',
  'declined',
  'fulfilled',
  'withdrawn',
  'expired',
  'closed',
]);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** The commands on a service request. */
export const RequestVerb = z.enum([
  'submit',
  'invite',
  'decline',
  'revise',
  'quote',
  'withdraw',
  'close',
]);
export type RequestVerb = z.infer<typeof RequestVerb>;

/** The status of a quote. */
export const QuoteStatus = z.enum([
  'submitted',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'not_selected',
]);
export type QuoteStatus = z.infer<typeof QuoteStatus>;

/** The commands on a quote. */
export const QuoteVerb = z.enum([
  'revise',
  'counter',
  'accept-counter',
  'reject-counter',
  'accept',
  'decline',
  'withdraw',
]);
export type QuoteVerb = z.infer<typeof QuoteVerb>;
