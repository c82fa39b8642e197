import { bookingContract } from '@osta/contracts/booking/contract';
import { pausesCopyOf } from '@osta/platform/people/pauses-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies who cannot be booked for now. */
export const pausesCopy: Copy = pausesCopyOf(bookingContract);
