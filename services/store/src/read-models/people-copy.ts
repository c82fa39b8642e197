import { storeContract } from '@osta/contracts/store/contract';
import { namesCopyOf } from '@osta/platform/people/names-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies the names of people, for lists. */
export const peopleCopy: Copy = namesCopyOf(storeContract);
