import type { OfferRequest } from '@osta/contracts/offering/api';
import type { Offer } from '@osta/contracts/offering/offer';

/** A text in one language or in both. */
export interface DraftText {
  readonly ar: string;
  readonly en: string;
}

/** A service in the form, perhaps incomplete. Amounts are integer dirham; choices are texts. */
export interface OfferValues {
  readonly service: string | null;
  readonly name: DraftText;
  readonly description: DraftText;
  readonly pricing: Offer['price']['kind'];
  readonly amount: number | null;
  readonly duration: string;
  readonly before: string;
  readonly after: string;
  readonly interval: string;
  readonly notice: string;
  readonly horizon: string;
  readonly cap: number | null;
  readonly confirmation: Offer['confirmation'];
  readonly cancellation: Offer['cancellation'];
}

/** What most services need. */
export const emptyOffer: OfferValues = {
  service: null,
  name: { ar: '', en: '' },
  description: { ar: '', en: '' },
  pricing: 'fixed',
  amount: null,
  duration: '60',
  before: '0',
  after: '30',
  interval: '30',
  notice: '120',
  horizon: '30',
  cap: null,
  confirmation: 'instant',
  cancellation: 'moderate',
};

/** Returns the form's values of a service. */
export function valuesOf(offer: OfferRequest): OfferValues {
  const { name, description, price } = offer;
  return {
    service: offer.serviceId,
    name,
    description,
    pricing: price.kind,
    amount: price.kind === 'visit-first' ? price.fee : price.amount,
    duration: String(offer.durationMinutes),
    before: String(offer.bufferBeforeMinutes),
    after: String(offer.bufferAfterMinutes),
    interval: String(offer.slotIntervalMinutes),
    notice: String(offer.noticeMinutes),
    horizon: String(offer.horizonDays),
    cap: offer.dailyCap,
    confirmation: offer.confirmation,
    cancellation: offer.cancellation,
  };
}

/** Returns the service to send; `null` while incomplete. */
export function offerOf(values: OfferValues): OfferRequest | null {
  const { service, amount, pricing: kind, name, description } = values;
  if (service === null || amount === null) return null;
  return {
    serviceId: service,
    name: trimmed(name),
    description: trimmed(description),
    price: kind === 'visit-first' ? { kind, fee: amount } : { kind, amount },
    durationMinutes: Number(values.duration),
    bufferBeforeMinutes: Number(values.before),
    bufferAfterMinutes: Number(values.after),
    noticeMinutes: Number(values.notice),
    horizonDays: Number(values.horizon),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the choices of the form
    slotIntervalMinutes: Number(values.interval) as OfferRequest['slotIntervalMinutes'],
    dailyCap: values.cap,
    confirmation: values.confirmation,
    cancellation: values.cancellation,
  };
}

function trimmed({ ar, en }: DraftText): DraftText {
  return { ar: ar.trim(), en: en.trim() };
}

const kinds: ReadonlySet<string> = new Set<OfferValues['pricing']>([
  'fixed',
  'hourly',
  'from',
  'visit-first',
]);

/** Whether a text from the form names a kind of price. */
export function isPriceKind(value: string): value is OfferValues['pricing'] {
  return kinds.has(value);
}
