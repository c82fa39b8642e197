import { Dirham } from '@osta/contracts/dirham';
import { later, type Instant } from '@osta/contracts/instant';
import { RequestContent, type Price, type QuoteTerms } from '@osta/contracts/request/terms';

import type { QuoteStory, RequestStory } from './stories.ts';

const day = 24 * 3_600_000;

/** Converts dinar, the unit of the stories, to dirham. */
function dirham(dinar: number): Dirham {
  return Dirham.parse(dinar * 1000);
}

/** Returns nine in the morning, UTC, `days` days after `from`. */
function morning(from: Instant, days: number): Instant {
  return later(from, days * day - (Date.parse(from) % day) + 9 * 3_600_000);
}

/** Returns the request of a story's customer. */
export function contentOf(
  story: RequestStory,
  photoIds: readonly string[],
  now: Instant,
): RequestContent {
  const [min, max] = story.budget;
  const windows = story.wantedInDays.map((days) => ({
    startsAt: morning(now, days),
    endsAt: later(morning(now, days), 4 * 3_600_000),
  }));
  return RequestContent.parse({
    serviceId: story.serviceId,
    description: story.description,
    placeId: story.placeId,
    addressNote: '',
    budget: { min: dirham(min), max: dirham(max) },
    wanted: windows.length === 0 ? { kind: 'flexible' } : { kind: 'windows', windows },
    photoIds,
  });
}

function priceOf(price: QuoteStory['price']): Price {
  if (typeof price === 'number') return { kind: 'fixed', amount: dirham(price) };
  if ('visitFee' in price) return { kind: 'visit-first', fee: dirham(price.visitFee) };
  const [min, max] = price;
  return { kind: 'range', min: dirham(min), max: dirham(max) };
}

/** Returns the offer of a story's professional, which is still valid when the market is opened. */
export function termsOf(quote: QuoteStory, sentAt: Instant, now: Instant): QuoteTerms {
  return {
    price: priceOf(quote.price),
    proposedStart: morning(sentAt, quote.startsInDays),
    validUntil: later(now, 4 * day),
    note: quote.note,
  };
}
