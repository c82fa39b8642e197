import { requestContract } from '@osta/contracts/request/contract';
import { catalogueCopyOf } from '@osta/platform/catalogue/catalogue-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies what services are called now, and which nobody new may ask for. */
export const catalogueCopy: Copy = catalogueCopyOf(requestContract);
