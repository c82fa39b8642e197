import { storeContract } from '@osta/contracts/store/contract';
import { standingCopyOf } from '@osta/platform/people/standing-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies which professionals customers do not see. */
export const standingCopy: Copy = standingCopyOf(storeContract);
