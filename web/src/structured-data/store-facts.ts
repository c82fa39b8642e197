import { withLocale } from '@osta/contracts/locale-path';
import type { WeekHours } from '@osta/contracts/offering/availability';
import type { PublicStore } from '@osta/contracts/store/api';
import { picturePath } from '@osta/contracts/store/media-path';
import type { PaymentMethod } from '@osta/contracts/store/status';

import type { RouterContext } from '../router-context.ts';
import { openingWeek, otherHours } from '../stores/opening-week.ts';
import { localTimeOf } from '../time/tripoli.ts';

/* oxlint-disable lingui/no-unlocalized-strings -- the words of schema.org */

/** What schema.org calls the days of a week. */
const dayNames = {
  saturday: 'Saturday',
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
} as const satisfies Record<keyof WeekHours, string>;

const payments: { readonly [Method in PaymentMethod]: string } = {
  cash: 'Cash',
  'bank-transfer': 'Bank transfer',
  'bank-card': 'Debit card',
  'mobile-wallet': 'Mobile wallet',
  cheque: 'Cheque',
  instalments: 'Instalments',
};

/** Returns the page of a store as structured data: a local business with its hours. */
export function storeFacts(
  store: PublicStore,
  path: string,
  now: Date,
  { locale, publicOrigin }: Pick<RouterContext, 'locale' | 'publicOrigin'>,
): object {
  const { storeId, name, description, contact, place, point, hours, pictures, rating } = store;
  const url = publicOrigin + withLocale(path, locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name,
    ...(description !== '' && { description }),
    telephone: contact.phone,
    ...(contact.email !== null && { email: contact.email }),
    currenciesAccepted: 'LYD',
    ...(store.paymentMethods.length > 0 && {
      paymentAccepted: store.paymentMethods.map((method) => payments[method]).join(', '),
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: place.name,
      addressCountry: 'LY',
    },
    geo: { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude },
    ...(pictures.length > 0 && {
      image: pictures.map(({ id }) => publicOrigin + picturePath(storeId, id, '1600.webp')),
    }),
    openingHoursSpecification: [
      ...Object.entries(openingWeek(hours, now)).flatMap(([day, ranges]) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a week
        specified(ranges, { dayOfWeek: dayNames[day as keyof WeekHours] }),
      ),
      ...otherHours(hours, now).flatMap(({ day, ranges }) => {
        const date = localTimeOf(new Date(day)).day;
        const when = { validFrom: date, validThrough: date };
        return specified(ranges.length === 0 ? closedAllDay : ranges, when);
      }),
    ],
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    sameAs: Object.values(store.social).filter((address) => address !== null),
  };
}

/** A closed day opens and closes at the same minute. */
const closedAllDay = [{ from: '00:00', to: '00:00' }] as const;

function specified(
  ranges: readonly { readonly from: string; readonly to: string }[],
  when: object,
): readonly object[] {
  return ranges.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens: from,
    // schema.org knows no 24:00
    closes: to === '24:00' ? '23:59' : to,
  }));
}
