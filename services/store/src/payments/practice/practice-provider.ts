import { RefundAnswer } from '@osta/contracts/store/status';
import { z } from 'zod';

import { ProviderUnavailable, type PaymentProvider } from '../payment-provider.ts';
import { isSigned, signatureHeader } from '../report-signature.ts';

interface PracticeAccess {
  /** Where the practice provider is: `http://localhost:3000/dev/payments`. */
  readonly address: string;
  /** What it and the product know. */
  readonly secret: string;
  readonly clock: { readonly now: () => string };
}

/** Milliseconds that one answer may take. */
const patience = 5000;

const Started = z.object({ reference: z.string().max(200), pageUrl: z.url() });
const Report = z.object({
  status: z.enum(['open', 'paid', 'declined', 'expired']),
  amount: z.int(),
  currency: z.string(),
});
const Refunded = z.object({ answer: RefundAnswer });
const Reported = z.object({ reference: z.string().min(1).max(200) });

/** Returns the adapter of the practice provider, which takes no money: over HTTP, as of any other. */
export function practiceProvider({ address, secret, clock }: PracticeAccess): PaymentProvider {
  async function ask<Answer>(path: string, answer: z.ZodType<Answer>, body?: object) {
    try {
      const response = await fetch(`${address}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new Error(`It answers ${response.status}`);
      return answer.parse(await response.json());
    } catch (cause) {
      throw new ProviderUnavailable('The practice provider does not answer', { cause });
    }
  }

  return {
    startCheckout: (wanted) => ask('/checkouts', Started, { ...wanted, currency: 'LYD' }),
    readCheckout: (reference) => ask(`/checkouts/${encodeURIComponent(reference)}`, Report),
    async refund({ reference, refundId, amount }) {
      const path = `/checkouts/${encodeURIComponent(reference)}/refunds`;
      return (await ask(path, Refunded, { refundId, amount })).answer;
    },
    referenceIn({ headers, body }) {
      if (!isSigned(body, headers[signatureHeader], secret, clock.now())) return null;
      try {
        return Reported.parse(JSON.parse(body.toString())).reference;
      } catch {
        return null;
      }
    },
  };
}
