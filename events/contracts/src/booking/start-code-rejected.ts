import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional gave a code that is not the customer's. After some of them only the customer can start the work. */
export const StartCodeRejected = event('osta.booking.start-code-rejected', {
  ...bookingParties,
});
export type StartCodeRejected = z.infer<typeof StartCodeRejected>;
