import { storeContract } from '@osta/contracts/store/contract';
import { writtenNamesCopyOf } from '@osta/platform/people/written-names-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies how professionals write their name for readers of each language. */
export const writtenNamesCopy: Copy = writtenNamesCopyOf(storeContract);
