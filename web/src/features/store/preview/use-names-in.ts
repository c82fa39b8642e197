import type { Locale } from '@osta/contracts/locale';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { createApi } from '../../../api/api.ts';
import { placesQuery, servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { findAnyTrade } from '../../../catalogue/find-service.ts';

interface Names {
  /** Empty until the names are loaded. */
  readonly category: (id: string) => string;
  readonly place: (id: string) => string;
}

/** Milliseconds: names that come late are better than none. */
const timeout = 20_000;

/** Returns the names of trades and places in a language, whatever that of the page is. */
export function useNamesIn(locale: Locale): Names {
  const api = useMemo(() => createApi({ origin: '', locale, timeout }), [locale]);
  const services = useQuery({ ...servicesQuery(api), queryKey: ['services', locale] }).data;
  const places = useQuery({ ...placesQuery(api), queryKey: ['places', locale] }).data;
  return {
    category: (id) => (services && findAnyTrade(services, id)?.name) ?? '',
    place: (id) => places?.places.find((each) => each.id === id)?.name ?? '',
  };
}
