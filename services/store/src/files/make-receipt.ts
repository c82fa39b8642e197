import type { ReceiptRefused } from '@osta/contracts/store/refusals';
import type { KeptForm } from '@osta/platform/files/kept-files';
import { makePicture } from '@osta/platform/files/make-picture';

import type { ReceiptFile } from './store-receipts.ts';

type MadeReceipt =
  | { readonly ok: true; readonly form: KeptForm<ReceiptFile> }
  | { readonly ok: false; readonly refused: ReceiptRefused };

/** Large enough to read the small print, and no larger than it was taken. */
const readable = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const;

/** What lets a document run, fetch or hide something. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm)\b/u;

/**
 * Makes the stored form of a receipt: a picture is encoded anew without metadata. A document stays as it came,
 * because nothing here can draw it; the plainest attacks are refused, and what protects the reader is that it
 * is saved as a file and never shown by a page of ours.
 *
 * @throws Overloaded
 */
export async function makeReceipt(bytes: Uint8Array): Promise<MadeReceipt> {
  if (isDocument(bytes)) {
    return isPlain(bytes)
      ? { ok: true, form: { file: 'receipt.pdf', bytes, type: 'application/pdf' } }
      : refused;
  }
  const made = await makePicture(bytes, readable);
  if (!made.ok) return refused;
  return { ok: true, form: { file: 'receipt.webp', bytes: made.webp, type: 'image/webp' } };
}

const refused: MadeReceipt = { ok: false, refused: { code: 'RECEIPT_REFUSED' } };

function isDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}

/** Whether a document is whole and has nothing active in plain sight. */
function isPlain(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.slice(-1024).includes('%%EOF') && !active.test(text);
}
