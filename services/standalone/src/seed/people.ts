import { Dirham } from '@osta/contracts/dirham';
import type { Locale } from '@osta/contracts/locale';
import { demoAddresses } from '@osta/identity/demo-accounts';
import { categoryList } from '@osta/reference/category-list';

import { applicants } from './applicants.ts';
import type { DemoPerson, DemoProfile } from './demo-person.ts';
import { menFaces, womenFaces, type Face } from './faces.ts';
import { headlines } from './headlines.ts';
import { familyNames, givenNames, menNames } from './names.ts';
import { pick } from './pick.ts';

/** The password of every demo account. Demo accounts exist in the demo seed only. */
export const demoPassword = 'osta-demo-1';

/** The places of the demo market: most in Tripoli, some in Benghazi and Misrata. */
const places = [
  'm-hay-alandalus',
  'n-hay-alandalus-gargaresh',
  'm-suq-aljumaa',
  'n-tripoli-fashloum',
  'm-tajura',
  'm-janzour',
  'm-ain-zara',
  'n-benghazi-al-laithi',
  'm-misrata-city',
] as const;

/** Pairs names in steps that share no factor with the lengths of the lists, so that pairs seldom repeat. */
function nameOf(n: number, locale: Locale): string {
  return `${pick(givenNames, n * 7)[locale]} ${pick(familyNames, n * 11)[locale]}`;
}

/** Returns the face of a person, for two of three: the letters that stand for the others are to be seen too. */
function faceOf(n: number): Face | null {
  if (n % 3 === 0) return null;
  const isMan = menNames.includes(pick(givenNames, n * 7));
  return pick(isMan ? menFaces : womenFaces, n - Math.floor(n / 3));
}

/** Returns Arabic for most people; one in fifteen writes English. */
function localeOf(n: number): Locale {
  return n % 15 === 5 ? 'en' : 'ar';
}

/** Returns rules that let the stories of the market through. */
function rulesOf(n: number): DemoProfile['requestRules'] {
  if (n % 7 === 3) return { maxOpenRequests: 12 };
  return n % 7 === 5 ? { minBudget: Dirham.parse(20_000) } : null;
}

function professional(n: number, categoryId: string): DemoPerson {
  const locale = localeOf(n);
  const headline = headlines[categoryId];
  if (headline === undefined) throw new Error(`No headline for ${categoryId}`);
  return {
    email: `professional-${n}@osta.test`,
    kind: 'professional',
    fullName: nameOf(n, locale),
    locale,
    isAdmin: false,
    face: faceOf(n),
    profile: {
      categoryIds: [categoryId],
      placeId: pick(places, n),
      headline,
      experienceYears: 2 + ((n * 5) % 23),
      radiusMeters: pick([10_000, 15_000, 25_000, 40_000], n),
      isDrawn: n % 5 === 3,
      names: n % 4 === 0 ? null : { ar: nameOf(n, 'ar'), en: nameOf(n, 'en') },
      requestRules: rulesOf(n),
      isPresent: n % 4 === 0,
    },
  };
}

/** Three of each trade, so that every search finds somebody to choose between. */
const professionals: readonly DemoPerson[] = categoryList.flatMap(({ id }, index) =>
  [0, 1, 2].map((nth) => professional(index * 3 + nth + 1, id)),
);

const customers: readonly DemoPerson[] = [1, 2, 3, 4, 5].map((n) => ({
  email: `customer-${n}@osta.test`,
  kind: 'customer',
  fullName: nameOf(100 + n, localeOf(n)),
  locale: localeOf(n),
  isAdmin: false,
  profile: null,
}));

/** The four accounts that `npm start` prints. */
export const demoAccounts: readonly DemoPerson[] = [
  {
    // Without a number: their page shows how one is added
    email: demoAddresses.customer,
    kind: 'customer',
    fullName: nameOf(201, 'ar'),
    locale: 'ar',
    isAdmin: false,
    profile: null,
  },
  {
    email: demoAddresses.professional,
    phone: '+218910000092',
    kind: 'professional',
    fullName: nameOf(202, 'ar'),
    locale: 'ar',
    isAdmin: false,
    face: faceOf(202),
    profile: {
      categoryIds: ['hvac', 'electrical', 'carpentry', 'cleaning'],
      placeId: 'm-hay-alandalus',
      headline: {
        ar: 'تكييف وكهرباء وإصلاحات منزلية، في الموعد وبسعر واضح من البداية',
        en: 'Air conditioning, wiring and repairs at home, on time and at a price you know first',
      },
      experienceYears: 12,
      radiusMeters: 20_000,
      isDrawn: true,
      names: { ar: nameOf(202, 'ar'), en: nameOf(202, 'en') },
      requestRules: { maxOpenRequests: 20 },
      isPresent: false,
    },
  },
  {
    email: demoAddresses.business,
    phone: '+218910000093',
    kind: 'business',
    fullName: nameOf(203, 'ar'),
    locale: 'ar',
    isAdmin: false,
    profile: null,
  },
  {
    email: demoAddresses.admin,
    kind: 'customer',
    fullName: nameOf(204, 'ar'),
    locale: 'ar',
    isAdmin: true,
    profile: null,
  },
];

/** Owners of stores. */
const storeOwners: readonly DemoPerson[] = [1, 2, 3].map((n) => ({
  email: `store-${n}@osta.test`,
  kind: 'business',
  fullName: nameOf(300 + n, localeOf(n)),
  locale: localeOf(n),
  isAdmin: false,
  profile: null,
}));

/** Everybody in the demo market. */
export const people: readonly DemoPerson[] = [
  ...demoAccounts,
  ...professionals,
  ...customers,
  ...applicants,
  ...storeOwners,
];
