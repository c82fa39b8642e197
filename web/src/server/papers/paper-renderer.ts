import type { Exchange } from '../../api/exchange.ts';

export type PaperFontFile = (family: 'vazirmatn' | 'inter', weight: 400 | 700) => string;

/** Which paper: the receipt of a booking, or the invoice or a credit note of a payment for a store. */
export type PaperName =
  | { readonly kind: 'receipt'; readonly bookingId: string }
  | { readonly kind: 'invoice'; readonly storeId: string; readonly paymentId: string }
  | { readonly kind: 'credit-note'; readonly storeId: string; readonly documentId: string };

/** Everything that a paper is drawn from. */
export interface PaperRequest {
  readonly paper: PaperName;
  /** The visitor's cookie and address. */
  readonly headers: Headers;
  /** The origin of `/api`. */
  readonly apiOrigin: string;
  readonly exchange: Exchange;
  /** The site's public origin, for the code that checks a receipt. */
  readonly publicOrigin: string;
  /** Where a font is on the disk. */
  readonly fontFile: PaperFontFile;
}

/** A PDF, or the status of the refusal. */
export type Paper =
  | { readonly number: string; readonly content: Uint8Array }
  | { readonly refused: number };

export type PaperDrawer = (request: PaperRequest) => Promise<Paper>;
