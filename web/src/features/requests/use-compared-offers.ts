import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { QuoteView } from '@osta/contracts/request/api';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../api/use-api.ts';
import { offeringPersonQuery } from '../../professionals/professionals.queries.ts';
import { asRead, inOrder, type OfferOrder } from './offer-order.ts';

interface ComparedOffers {
  readonly order: OfferOrder;
  readonly sortBy: (order: OfferOrder) => void;
  /** The offers that are read, in their order. */
  readonly shown: readonly QuoteView[];
  /** Who made an offer, as customers see them; `null` while their profile is hidden. */
  readonly personOf: (offer: QuoteView) => PublicProfessional | null;
  /** How many offers have come since. */
  readonly newer: number;
  readonly showNewer: () => void;
}

/**
 * Returns the offers of a request sorted, with who made them. An offer that comes, or changes its
 * price, moves none of those that are read: all are sorted anew once the reader asks for it.
 */
export function useComparedOffers(offers: readonly QuoteView[]): ComparedOffers {
  const api = useApi();
  // One who was turned down may offer again
  const ids = [...new Set(offers.map(({ professional }) => professional.id))];
  const people = useQueries({ queries: ids.map((id) => offeringPersonQuery(api, id)) });
  const personOf = ({ professional }: QuoteView): PublicProfessional | null =>
    people[ids.indexOf(professional.id)]?.data ?? null;
  const sorted = (by: OfferOrder): readonly QuoteView[] =>
    inOrder(offers, by, (offer) => personOf(offer)?.rating?.average ?? null);
  const [read, setRead] = useState<{ order: OfferOrder; ids: readonly string[] }>(() => ({
    order: 'price',
    ids: idsOf(sorted('price')),
  }));
  const shown = asRead(sorted(read.order), read.ids);
  // The first offers were waited for
  if (read.ids.length === 0 && shown.length > 0) setRead({ ...read, ids: idsOf(shown) });
  const sortBy = (order: OfferOrder): void => setRead({ order, ids: idsOf(sorted(order)) });

  return {
    order: read.order,
    sortBy,
    shown,
    personOf,
    newer: offers.length - shown.length,
    showNewer: () => sortBy(read.order),
  };
}

function idsOf(offers: readonly QuoteView[]): readonly string[] {
  return offers.map(({ id }) => id);
}
