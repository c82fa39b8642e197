import { useLingui } from '@lingui/react/macro';
import { useLocale } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/use-api.ts';
import { placesQuery, servicesQuery } from '../catalogue/catalogue.queries.ts';
import { findAnyTrade } from '../catalogue/find-service.ts';
import { locales } from '../locale/locale.ts';
import type { StoreNames } from './store-texts.ts';
import { featureNames, paymentMethodNames } from './store-words.ts';

/** A moment on each weekday. */
/* oxlint-disable lingui/no-unlocalized-strings -- moments in the notation of machines */
const someDay = {
  saturday: '2026-01-03T10:00:00.000Z',
  sunday: '2026-01-04T10:00:00.000Z',
  monday: '2026-01-05T10:00:00.000Z',
  tuesday: '2026-01-06T10:00:00.000Z',
  wednesday: '2026-01-07T10:00:00.000Z',
  thursday: '2026-01-08T10:00:00.000Z',
  friday: '2026-01-09T10:00:00.000Z',
};
/* oxlint-enable lingui/no-unlocalized-strings */

/** Returns how the parts of a store's page read in the language of this page. */
export function useStoreNames(): StoreNames {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const api = useApi();
  const { data: services } = useQuery(servicesQuery(api));
  const { data: places } = useQuery(placesQuery(api));
  const weekdays = new Intl.DateTimeFormat(locales[locale].tag, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return {
    category: (id) => (services && findAnyTrade(services, id)?.name) ?? id,
    place: (id) => places?.places.find((one) => one.id === id)?.name ?? id,
    feature: (id) => i18n._(featureNames[id]),
    method: (id) => i18n._(paymentMethodNames[id]),
    weekday: (day) => weekdays.format(Date.parse(someDay[day])),
    closed: t({ message: 'Closed', context: 'day' }),
  };
}
