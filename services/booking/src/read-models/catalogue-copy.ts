import { bookingContract } from '@osta/contracts/booking/contract';
import { catalogueCopyOf } from '@osta/platform/catalogue/catalogue-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies what a booked service is called now. */
export const catalogueCopy: Copy = catalogueCopyOf(bookingContract);
