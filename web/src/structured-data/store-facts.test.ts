import { PublicStore } from '@osta/contracts/store/api';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { storeFacts } from './store-facts.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);
const weekday = z.enum([
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
]);
const opening = { '@type': z.literal('OpeningHoursSpecification'), opens: time, closes: time };

/** What schema.org allows of a `LocalBusiness` and search engines read of it; nothing else is in the page. */
const LocalBusiness = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('LocalBusiness'),
  '@id': z.url(),
  url: z.url(),
  name: z.string().min(1),
  description: z.string().min(1).optional(),
  telephone: z.string().regex(/^\+\d{8,15}$/u),
  email: z.email().optional(),
  currenciesAccepted: z.string().regex(/^[A-Z]{3}$/u),
  paymentAccepted: z.string().min(1).optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string(),
    addressLocality: z.string().min(1),
    addressCountry: z.string().regex(/^[A-Z]{2}$/u),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  image: z.array(z.url()).min(1).optional(),
  openingHoursSpecification: z.array(
    z.union([
      z.strictObject({ ...opening, dayOfWeek: weekday }),
      z.strictObject({ ...opening, validFrom: date, validThrough: date }),
    ]),
  ),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    })
    .optional(),
  sameAs: z.array(z.url()),
});

const all = [{ from: 0, to: 1440 }];
const bare = PublicStore.parse({
  storeId: '01980000-0000-7000-8000-000000000061',
  name: 'محل الواحة',
  description: '',
  categories: [{ id: 'plumbing', name: 'السباكة' }],
  place: { id: 'm-tajura', name: 'تاجوراء' },
  address: 'الطريق الساحلي',
  point: { latitude: 32.8817, longitude: 13.3506 },
  hours: {
    zone: 'Africa/Tripoli',
    week: {
      saturday: all,
      sunday: all,
      monday: all,
      tuesday: all,
      wednesday: [],
      thursday: [{ from: 540, to: 1200 }],
      friday: [],
    },
    fridayBreak: null,
    exceptions: [],
    leaves: [{ firstDay: '2026-11-25', lastDay: '2026-11-26' }],
    seasons: [],
  },
  open: { isOpen: true, changesAt: null },
  contact: { phone: '+218912345678', whatsapp: null, email: null, website: null },
  features: [],
  paymentMethods: [],
  social: { facebook: null, instagram: null, tiktok: null, youtube: null, telegram: null, x: null },
  pictures: [],
  staff: [],
  rating: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
});
const rated = PublicStore.parse({
  ...bare,
  description: 'عدد ومواد سباكة',
  contact: { ...bare.contact, email: 'shop@example.com' },
  paymentMethods: ['cash', 'bank-card'],
  social: { ...bare.social, facebook: 'https://facebook.com/alwaha' },
  pictures: [{ id: '01980000-0000-7000-8000-000000000099', alt: '' }],
  rating: { average: 4.5, count: 2, ofStars: [0, 0, 0, 1, 1] },
});

function factsOf(store: PublicStore): z.infer<typeof LocalBusiness> {
  const now = new Date('2026-11-23T10:00:00.000Z');
  const context = { locale: 'ar', publicOrigin: 'https://osta.example' } as const;
  return LocalBusiness.parse(storeFacts(store, `/store/${store.storeId}/public`, now, context));
}

it('describes a store as schema.org has a local business, whatever the store says', () => {
  const facts = factsOf(bare);
  expect(facts.aggregateRating).toBeUndefined();
  expect(facts.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Saturday',
    opens: '00:00',
    closes: '23:59',
  });
  expect(factsOf(rated)).toMatchObject({
    paymentAccepted: 'Cash, Debit card',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    sameAs: ['https://facebook.com/alwaha'],
  });
});
