import { requestContract } from '@osta/contracts/request/contract';
import { pausesCopyOf } from '@osta/platform/people/pauses-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies who cannot be invited for now. */
export const pausesCopy: Copy = pausesCopyOf(requestContract);
