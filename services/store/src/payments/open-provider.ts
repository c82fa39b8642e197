import type { Page } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { derivedSecret, type PaymentsConfig } from '../config/payments-config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { practiceCheckouts } from './practice/practice-checkouts.ts';
import { practiceDesk } from './practice/practice-desk.ts';
import { practiceProvider } from './practice/practice-provider.ts';

/** The provider that the configuration names, with the pages that it serves from here. */
interface OpenedProvider {
  /** `null`: none takes payments. */
  readonly provider: PaymentProvider | null;
  readonly pages: readonly Page[];
  /** The origin at which the provider reaches the product. */
  readonly reportOrigin: string;
  readonly stop: () => void;
}

/** The place of the practice provider, which exists in development only. */
const practicePath = '/dev/payments';

/** Returns the payment provider of a configuration. */
export function openProvider(
  { provider, secret: given }: PaymentsConfig,
  { config, pools, clock, log }: Surroundings,
): OpenedProvider {
  if (provider === 'none') {
    return { provider: null, pages: [], reportOrigin: config.publicUrl, stop: () => undefined };
  }
  const secret = given ?? derivedSecret(config.sessionCookie.secret);
  // Provider and product are one process: they meet inside, also where nobody resolves the public name
  const { host, port, publicUrl } = config;
  const here = host?.includes(':') ? `[${host}]` : (host ?? '127.0.0.1');
  const reportOrigin = port === 0 ? publicUrl : `http://${here}:${port}`;
  const checkouts = practiceCheckouts(pools.command, clock);
  const { handle, stop } = practiceDesk({
    checkouts,
    secret,
    address: publicUrl + practicePath,
    clock,
    log,
  });
  const path = `${practicePath}/*rest`;
  return {
    provider: practiceProvider({ address: reportOrigin + practicePath, secret, clock }),
    reportOrigin,
    pages: [
      { path, handle },
      { method: 'post', path, handle },
    ],
    stop,
  };
}
