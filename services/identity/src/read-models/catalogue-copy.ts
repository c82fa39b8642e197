import { identityContract } from '@osta/contracts/identity/contract';
import { catalogueCopyOf } from '@osta/platform/catalogue/catalogue-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies what a service in a letter is called now. */
export const catalogueCopy: Copy = catalogueCopyOf(identityContract);
