import type { Dirham } from '@osta/contracts/dirham';
import type { Locale } from '@osta/contracts/locale';
import type { RefundAnswer } from '@osta/contracts/store/status';

import type { CheckoutReport } from '../domain/store/settle-checkout.ts';

/** A payment that a provider is asked to take. */
export interface WantedPayment {
  /** The same one again has no second effect, and the same answer. */
  readonly checkoutId: string;
  readonly amount: Dirham;
  readonly locale: Locale;
  /** Where the page of the provider leads back to. */
  readonly returnUrl: string;
  /** Where the provider sends its signed reports to. */
  readonly reportUrl: string;
}

/** A payment that a provider waits for. */
export interface StartedPayment {
  /** What the provider calls it: letters, digits, `_`, `-`, `.` and `:`, and no person. */
  readonly reference: string;
  /** The page on which it is made. */
  readonly pageUrl: string;
}

/** Money that a provider is asked to give back. */
export interface WantedRefund {
  /** Of the checkout. */
  readonly reference: string;
  /** The same one again has no second effect, and the same answer. */
  readonly refundId: string;
  readonly amount: Dirham;
}

/** A report as it was sent. */
export interface SignedReport {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** The provider does not answer, or not as agreed. Nothing is known; it may be asked again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/**
 * Takes payments by card or wallet on pages of its own (ADR 67). Every adapter passes
 * `tests/provider-suite.ts`. All functions that ask the provider have a time limit.
 */
export interface PaymentProvider {
  /** @throws ProviderUnavailable */
  startCheckout(wanted: WantedPayment): Promise<StartedPayment>;
  /**
   * Returns where a checkout stands: the only source of what was paid.
   *
   * @throws ProviderUnavailable also for a reference that it does not know
   */
  readCheckout(reference: string): Promise<CheckoutReport>;
  /** @throws ProviderUnavailable */
  refund(wanted: WantedRefund): Promise<RefundAnswer>;
  /**
   * Returns the reference that a report is about; `null`: it is not signed by the provider, or too old. A report says
   * that something happened, and never what.
   */
  referenceIn(report: SignedReport): string | null;
}
