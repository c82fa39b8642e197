import type { Messages } from '@lingui/core';
import type { BookingView } from '@osta/contracts/booking/api';
import type { Locale } from '@osta/contracts/locale';
import type { SubscriptionPayment } from '@osta/contracts/store/subscription-api';
import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { ApiProblem } from '../api/api-problem.ts';
import { type Api, createApi } from '../api/api.ts';
import { call } from '../api/call.ts';
import type { PaperDrawer, PaperRequest } from '../server/papers/paper-renderer.ts';
import { type Both, createSay, type Say } from './both-languages.ts';
import { CreditNotePaper } from './credit-note-paper.tsx';
import { creditOf } from './credit-of.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { registerPaperFonts } from './paper-fonts.ts';
import { Paper } from './paper.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';

/** Milliseconds to wait for the API. */
const apiTimeout = 4000;

interface Written {
  readonly number: string;
  readonly content: ReactNode;
}

/**
 * Returns what draws the receipt of a booking, or an invoice, for somebody who may see it. It answers the status of
 * the refusal when they may not, or when there is no such paper.
 */
export function createPaperDrawer(catalogs: {
  readonly [Code in Locale]: Messages;
}): PaperDrawer {
  const say = createSay(catalogs);
  let areFontsKnown = false;

  return async (request) => {
    if (!areFontsKnown) registerPaperFonts(request.fontFile);
    areFontsKnown = true;
    const { headers, apiOrigin: origin, exchange } = request;
    const apiIn = (locale: Locale): Api =>
      createApi({ origin, locale, headers, timeout: apiTimeout, exchange });
    try {
      const written = await write(request, apiIn, say);
      if (written === null) return { refused: 404 };
      const { number, content } = written;
      return { number, content: await renderToBuffer(<Paper>{content}</Paper>) };
    } catch (error) {
      if (error instanceof ApiProblem && error.status > 0) return { refused: error.status };
      throw error;
    }
  };
}

async function write(
  { paper, publicOrigin }: PaperRequest,
  apiIn: (locale: Locale) => Api,
  say: Say,
): Promise<Written | null> {
  const api = apiIn('ar');
  switch (paper.kind) {
    case 'receipt': {
      // Names of services and places come in one language each
      const { bookingId } = paper;
      const asked = call('GET /api/bookings/{bookingId}', { params: { bookingId } });
      const [booking, inEnglish] = await Promise.all([
        api.request(asked),
        apiIn('en').request(asked),
      ]);
      return writeReceipt(booking, inEnglish, say, publicOrigin);
    }
    case 'invoice': {
      const { payments, storeName } = await readPayments(api, paper.storeId);
      const payment = payments.find(({ id }) => id === paper.paymentId);
      const numbered = payment?.invoice ?? null;
      if (payment === undefined || numbered === null) return null;
      return {
        number: numbered.number,
        content: (
          <InvoicePaper payment={payment} paper={numbered} storeName={storeName} say={say} />
        ),
      };
    }
    case 'credit-note': {
      const { payments, storeName } = await readPayments(api, paper.storeId);
      const credit = creditOf(payments, paper.documentId);
      if (credit === null) return null;
      return {
        number: credit.paper.number,
        content: <CreditNotePaper credit={credit} storeName={storeName} say={say} />,
      };
    }
  }
}

interface StorePayments {
  readonly payments: readonly SubscriptionPayment[];
  readonly storeName: string | Both;
}

/** Reads what a store has paid, and its name in the languages that it has one in. */
async function readPayments(api: Api, storeId: string): Promise<StorePayments> {
  const params = { storeId };
  const [{ payments }, { content }] = await Promise.all([
    api.request(call('GET /api/stores/{storeId}/subscription', { params })),
    api.request(call('GET /api/stores/{storeId}', { params })),
  ]);
  const { ar, en } = content.basic.name;
  return { payments, storeName: ar === '' || en === '' ? ar + en : { ar, en } };
}

/** `null` for a booking that is not completed, or that nobody gave a price. */
function writeReceipt(
  booking: BookingView,
  inEnglish: BookingView,
  say: Say,
  publicOrigin: string,
): Written | null {
  const { receipt, completedAt, finalPrice } = booking;
  if (receipt === null || completedAt === null || finalPrice === null) return null;
  return {
    number: receipt.number,
    content: (
      <ReceiptPaper
        booking={booking}
        inEnglish={inEnglish}
        receipt={receipt}
        issuedAt={completedAt}
        finalPrice={finalPrice}
        say={say}
        publicOrigin={publicOrigin}
      />
    ),
  };
}
