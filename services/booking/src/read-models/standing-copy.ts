import { bookingContract } from '@osta/contracts/booking/contract';
import { standingCopyOf } from '@osta/platform/people/standing-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies who cannot be booked. */
export const standingCopy: Copy = standingCopyOf(bookingContract);
