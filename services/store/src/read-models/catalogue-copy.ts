import { storeContract } from '@osta/contracts/store/contract';
import { catalogueCopyOf } from '@osta/platform/catalogue/catalogue-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies what trades are called now. */
export const catalogueCopy: Copy = catalogueCopyOf(storeContract);
