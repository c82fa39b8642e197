import type { QuoteView } from '@osta/contracts/request/api';

import { mostOf } from './offer-marks.ts';

const orders = ['price', 'soonest', 'rating'] as const;

/** How offers are sorted. */
export type OfferOrder = (typeof orders)[number];

/** Returns whether offers can be sorted so. */
export function isOfferOrder(value: string): value is OfferOrder {
  return orders.some((order) => order === value);
}

type Offer = Pick<QuoteView, 'id' | 'status' | 'terms'>;

const standing: ReadonlySet<QuoteView['status']> = new Set(['submitted', 'countered']);

/**
 * Returns offers in an order: the one that was accepted, then those that stand, then the others. By
 * price, what is known after a visit comes last; by rating, who has none yet. Equal ones stay as
 * they came.
 *
 * @param ratingOf the average of the professional's stars; `null` while there is none
 */
export function inOrder<One extends Offer>(
  offers: readonly One[],
  order: OfferOrder,
  ratingOf: (offer: One) => number | null,
): readonly One[] {
  const keyOf = (offer: One): number => {
    switch (order) {
      case 'price':
        return mostOf(offer.terms.price) ?? Number.POSITIVE_INFINITY;
      case 'soonest':
        return Date.parse(offer.terms.proposedStart);
      case 'rating':
        return -(ratingOf(offer) ?? 0);
    }
  };
  return offers
    .map((offer) => ({ offer, group: groupOf(offer), key: keyOf(offer) }))
    .toSorted((a, b) => a.group - b.group || (a.key === b.key ? 0 : a.key - b.key))
    .map(({ offer }) => offer);
}

function groupOf({ status }: Offer): number {
  if (status === 'accepted') return 0;
  return standing.has(status) ? 1 : 2;
}

/**
 * Returns offers in the order in which they are read. What came since is left out, so that nothing
 * moves under the reader.
 *
 * @param ids of what is read, in its order; empty while nothing is
 */
export function asRead<One extends Pick<QuoteView, 'id'>>(
  offers: readonly One[],
  ids: readonly string[],
): readonly One[] {
  const known = ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  return known.length === 0 ? offers : known;
}
