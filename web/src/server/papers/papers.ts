import { BookingId, StoreId } from '@osta/contracts/ids';
import { Router, type Request, type RequestHandler } from 'express';
import { z } from 'zod';

import { headersFor } from '../passed-headers.ts';
import { createServerExchange } from '../server-exchange.ts';
import type { WebBuild } from '../web-build.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { paperFontFile } from './paper-font-file.ts';
import type { PaperName } from './paper-renderer.ts';

interface PaperOptions {
  readonly apiOrigin: string;
  readonly publicOrigin: string;
}

/** Papers that wait for their turn; a paper takes a sixth of a second. */
const mostWaiting = 20;

const Receipt = z.strictObject({ bookingId: BookingId });
const Invoice = z.strictObject({ storeId: StoreId, paymentId: z.uuid() });
const CreditNote = z.strictObject({ storeId: StoreId, documentId: z.uuid() });

function receiptOf({ params }: Request): PaperName | null {
  const { data } = Receipt.safeParse(params);
  return data === undefined ? null : { kind: 'receipt', ...data };
}

function invoiceOf({ params }: Request): PaperName | null {
  const { data } = Invoice.safeParse(params);
  return data === undefined ? null : { kind: 'invoice', ...data };
}

function creditNoteOf({ params }: Request): PaperName | null {
  const { data } = CreditNote.safeParse(params);
  return data === undefined ? null : { kind: 'credit-note', ...data };
}

/**
 * Handles `GET /receipts/{bookingId}.pdf`, `GET /invoices/{storeId}/{paymentId}.pdf` and
 * `GET /credit-notes/{storeId}/{documentId}.pdf`. Guests log in first; whoever
 * may not see the paper gets the page for what is not found.
 */
export function createPapersRoute(
  build: WebBuild,
  { apiOrigin, publicOrigin }: PaperOptions,
): Router {
  const exchange = createServerExchange();
  const inTurn = createOneAtATime(mostWaiting);

  const answer =
    (nameOf: (request: Request) => PaperName | null): RequestHandler =>
    async (request, response, next) => {
      const paper = nameOf(request);
      if (paper === null) return next();
      const { drawPaper } = await build.loadRenderer();
      const drawn = await inTurn(() =>
        drawPaper({
          apiOrigin,
          publicOrigin,
          paper,
          exchange,
          headers: headersFor(request),
          fontFile: paperFontFile,
        }),
      );
      response.set('cache-control', 'private, no-store');
      if (drawn === null) return response.status(503).set('retry-after', '5').end();
      if ('content' in drawn) {
        const name = `osta-${drawn.number}.pdf`;
        response.set('content-disposition', `inline; filename="${name}"`);
        return response.type('pdf').send(Buffer.from(drawn.content));
      }
      if (drawn.refused === 401) {
        const search = new URLSearchParams({ redirect: request.originalUrl });
        return response.redirect(302, `/auth/login?${search.toString()}`);
      }
      return next();
    };

  const router = Router();
  router.get('/receipts/:bookingId.pdf', answer(receiptOf));
  router.get('/invoices/:storeId/:paymentId.pdf', answer(invoiceOf));
  router.get('/credit-notes/:storeId/:documentId.pdf', answer(creditNoteOf));
  return router;
}
