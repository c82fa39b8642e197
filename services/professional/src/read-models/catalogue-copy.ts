import { professionalContract } from '@osta/contracts/professional/contract';
import { catalogueCopyOf } from '@osta/platform/catalogue/catalogue-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies what trades and services are called now, and which nobody new may offer. */
export const catalogueCopy: Copy = catalogueCopyOf(professionalContract);
