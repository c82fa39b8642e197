import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import type { Surroundings } from '@osta/platform/service-module';
import { z } from 'zod';

import { readBytes } from '../read-bytes.ts';
import { signatureHeader, signatureOf } from '../report-signature.ts';
import type { PracticeAnswer, PracticeCheckout, PracticeCheckouts } from './practice-checkouts.ts';
import { practicePage, practicePolicy } from './practice-page.ts';

interface DeskWiring {
  readonly checkouts: PracticeCheckouts;
  readonly secret: string;
  /** Where browsers find it: `http://localhost:3000/dev/payments`. */
  readonly address: string;
  readonly clock: Clock;
  readonly log: Pick<Surroundings['log'], 'info'>;
}

/** The practice provider: the side that a real provider has in its own house. */
export interface PracticeDesk {
  /** Answers every request at and below `/dev/payments`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Sends no reports any more. */
  readonly stop: () => void;
}

/** Milliseconds until a payment counts that is confirmed later. */
export const confirmsAfter = 8000;

/** Milliseconds that the product may take for a report. */
const patience = 5000;

const Terms = z.strictObject({
  checkoutId: z.uuid(),
  amount: z.int().positive().max(2_000_000_000),
  currency: z.literal('LYD'),
  locale: Locale,
  returnUrl: z.url({ protocol: /^https?$/u }).max(2000),
  reportUrl: z.url({ protocol: /^https?$/u }).max(2000),
});
const Refund = z.strictObject({ refundId: z.uuid(), amount: z.int().positive() });
const Answer = z.enum(['pay', 'later', 'decline', 'less']);

/** What each button of the page does with what was asked for. */
const answers: { readonly [Each in z.infer<typeof Answer>]: (asked: number) => PracticeAnswer } = {
  pay: (amount) => ({ answer: 'paid', amount, after: 0 }),
  later: (amount) => ({ answer: 'paid', amount, after: confirmsAfter }),
  decline: (amount) => ({ answer: 'declined', amount, after: 0 }),
  less: (asked) => ({ answer: 'paid', amount: Math.max(1, asked - 1000), after: 0 }),
};

/** Returns the practice provider: its API for the product, and the page on which people pay nothing. */
export function practiceDesk({ checkouts, secret, address, clock, log }: DeskWiring): PracticeDesk {
  const stopping = new AbortController();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://here');
    const [place = '', reference = '', more] = url.pathname.split('/').slice(3);
    const isPost = request.method === 'POST';
    if (place === 'pages') {
      const checkout = more === undefined ? await checkouts.find(reference) : null;
      if (!checkout) return send(response, 404, 'text/plain', '404');
      if (isPost) return answerPage(checkout, request, response);
      const locale = Locale.safeParse(url.searchParams.get('lang')).data ?? checkout.locale;
      return send(response, 200, 'text/html', practicePage(checkout, locale));
    }
    if (place !== 'checkouts') return send(response, 404, 'text/plain', '404');
    if (!isProduct(request)) return sendJson(response, 401, {});
    if (!isPost) {
      const checkout = more === undefined ? await checkouts.find(reference) : null;
      if (!checkout) return sendJson(response, 404, {});
      const { status, amount, currency } = checkout;
      return sendJson(response, 200, { status, amount, currency });
    }
    const body = jsonIn(await readBytes(request));
    if (reference === '') {
      const terms = Terms.safeParse(body);
      if (!terms.success) return sendJson(response, 400, {});
      const begun = await checkouts.begin(terms.data);
      const pageUrl = `${address}/pages/${begun}`;
      return sendJson(response, 200, { reference: begun, pageUrl });
    }
    const refund = Refund.safeParse(body);
    if (more !== 'refunds' || !refund.success) return sendJson(response, 400, {});
    const { refundId, amount } = refund.data;
    const answer = await checkouts.refund(reference, refundId, amount);
    return sendJson(response, 200, { answer });
  }

  /** The report and the way back run at the same time, as they do with a real provider. */
  async function answerPage(
    { reference, asked, reportUrl, returnUrl }: PracticeCheckout,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const form = new URLSearchParams((await readBytes(request))?.toString());
    const given = Answer.safeParse(form.get('answer'));
    if (!given.success) return send(response, 400, 'text/plain', '400');
    const answer = answers[given.data](asked);
    await checkouts.answer(reference, answer);
    void report(reference, reportUrl, answer.after);
    response.writeHead(303, { location: returnUrl, 'cache-control': 'no-store' }).end();
  }

  /** Tells the product once; one that is lost is made up for by its own questions. */
  async function report(reference: string, reportUrl: string, after: number): Promise<void> {
    try {
      await wait(after, undefined, { signal: stopping.signal, ref: false });
      const body = Buffer.from(JSON.stringify({ reference }));
      const signature = signatureOf(body, secret, clock.now());
      const { status } = await fetch(reportUrl, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        redirect: 'error',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]),
      });
      log.info({ reference, status }, 'practice provider reported a checkout');
    } catch (err) {
      log.info({ err, reference }, 'practice provider could not report a checkout');
    }
  }

  function isProduct({ headers: { authorization = '' } }: IncomingMessage): boolean {
    const expected = Buffer.from(`Bearer ${secret}`);
    const given = Buffer.from(authorization);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return { handle, stop: () => stopping.abort() };
}

function jsonIn(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '');
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': practicePolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
