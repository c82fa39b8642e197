import { requestContract } from '@osta/contracts/request/contract';
import { standingCopyOf } from '@osta/platform/people/standing-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies who cannot be invited. */
export const standingCopy: Copy = standingCopyOf(requestContract);
