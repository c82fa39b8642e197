import type { ReceiptRefused } from '@osta/contracts/store/refusals';
import type { KeptForm } from '@osta/platform/files/kept-files';
import { makeDocument } from '@osta/platform/files/make-document';

import type { ReceiptFile } from './store-receipts.ts';

type MadeReceipt =
  | { readonly ok: true; readonly form: KeptForm<ReceiptFile> }
  | { readonly ok: false; readonly refused: ReceiptRefused };

/**
 * Makes the stored form of a receipt: a picture, also of a PDF, of which nothing is kept (ADR 50).
 *
 * @throws Overloaded
 */
export async function makeReceipt(bytes: Uint8Array): Promise<MadeReceipt> {
  const made = await makeDocument(bytes);
  return made.ok
    ? { ok: true, form: { file: 'receipt.webp', bytes: made.webp, type: 'image/webp' } }
    : { ok: false, refused: { code: 'RECEIPT_REFUSED' } };
}
