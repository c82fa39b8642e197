import { catalogueContract } from '@osta/contracts/catalogue/contract';
import { namesCopyOf } from '@osta/platform/people/names-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

/** Copies the names of people: the history of search words names the admins. */
export const peopleCopy: Copy = namesCopyOf(catalogueContract);
