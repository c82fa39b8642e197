import type { Page } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';
import type { Pool } from 'pg';

import type { LookUp } from '../payments/look-up.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { readBytes } from '../payments/read-bytes.ts';
import { findCheckout } from '../queries/find-checkout.ts';
import { reportsPath } from './checkouts.ts';

interface Reports {
  readonly pool: Pool;
  readonly provider: PaymentProvider;
  readonly look: LookUp;
  readonly log: Surroundings['log'];
}

/**
 * Returns where the payment provider reports that something happened. It is no operation of the API: no person calls
 * it, and its signature stands for cookie and header. A report only makes us ask.
 */
export function paymentReports({ pool, provider, look, log }: Reports): Page {
  return {
    method: 'post',
    path: reportsPath,

    async handle(request, response) {
      const end = (status: number): void => {
        response.writeHead(status, { 'cache-control': 'no-store', connection: 'close' }).end();
      };
      const body = await readBytes(request);
      if (body === null) return end(413);
      const reference = provider.referenceIn({ headers: request.headers, body });
      if (reference === null) return end(401);
      try {
        const found = await findCheckout(pool, reference);
        if (!found) return end(404);
        const looked = await look.now(found.storeId, found.checkout);
        // The provider reports again what we could not take
        return end(looked.ok || looked.refused.code !== 'CONTENDED' ? 204 : 503);
      } catch (err) {
        log.warn({ err, reference }, 'a report of the payment provider waits for its next try');
        return end(503);
      }
    },
  };
}
