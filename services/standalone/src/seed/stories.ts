import type { WorkTrade } from './work-scenes.ts';

/** One quote of the demo market, in dinar and days from the day the request was sent. */
export interface QuoteStory {
  readonly price: number | readonly [number, number] | { readonly visitFee: number };
  readonly startsInDays: number;
  readonly note: string;
  readonly fate: 'stands' | 'accepted' | 'declined';
}

/** One request of the demo market. */
export interface RequestStory {
  readonly serviceId: string;
  readonly placeId: string;
  readonly description: string;
  /** Dinar. */
  readonly budget: readonly [number, number];
  /** How long ago it was sent. */
  readonly hoursAgo: number;
  /** `demo`: the demo customer asks the demo professional among others. */
  readonly by: 'demo' | 'somebody';
  readonly asked: number;
  readonly quotes: readonly QuoteStory[];
  /** Days from now that suit the customer; empty for flexible. */
  readonly wantedInDays: readonly number[];
  /** The trade whose drawings the request shows as photos; absent: it has none. */
  readonly photosOf?: WorkTrade;
}

/** The requests of the demo market on the day it is seeded. Newest last. */
export const stories: readonly RequestStory[] = [
  {
    serviceId: 'hvac.clean',
    placeId: 'm-hay-alandalus',
    description:
      'عندي ثلاث مكيفات سبليت يبوا غسيل كامل قبل الصيف، واحد منهم ينقط ماء في الصالون. البيت في الدور الثاني وفيه موقف للسيارة.',
    budget: [150, 250],
    hoursAgo: 96,
    by: 'demo',
    asked: 3,
    wantedInDays: [],
    photosOf: 'hvac',
    quotes: [
      {
        price: 210,
        startsInDays: 6,
        note: 'السعر يشمل الغسيل والفحص وتنظيف مجرى الماء للثلاثة.',
        fate: 'stands',
      },
      {
        price: [180, 260],
        startsInDays: 7,
        note: 'الفرق حسب حالة المكيف اللي ينقط.',
        fate: 'stands',
      },
    ],
  },
  {
    serviceId: 'painting.interior',
    placeId: 'n-hay-alandalus-gargaresh',
    description:
      'حجرتين نوم وممر، تقريبًا 120 متر حيطان. الدهان القديم متقشر عند الروشن ويبي تجهيز قبل.',
    budget: [900, 1500],
    hoursAgo: 8,
    by: 'somebody',
    asked: 2,
    wantedInDays: [9, 10],
    quotes: [
      {
        price: 1250,
        startsInDays: 9,
        note: 'السعر فيه وجهين دهان وتصليح اللي عند الروشن.',
        fate: 'accepted',
      },
    ],
  },
  {
    serviceId: 'plumbing.leak',
    placeId: 'm-suq-aljumaa',
    description:
      'فيه رطوبة طالعة في حيط الحمام من شهر تقريبًا، والعداد يدور حتى لما كل الحنفيات مسكرة. نبي كشف بدون تكسير قبل ما نقرر.',
    budget: [100, 400],
    hoursAgo: 52,
    by: 'somebody',
    asked: 3,
    wantedInDays: [],
    quotes: [
      {
        price: { visitFee: 40 },
        startsInDays: 3,
        note: 'نكشف بالجهاز، وثمن الكشف ينخصم لو كملنا الشغل.',
        fate: 'stands',
      },
    ],
  },
  {
    serviceId: 'electrical.panel',
    placeId: 'n-benghazi-al-laithi',
    description:
      'الطبلون قديم ويفصل كل ما نشغلوا المكيف والسخان مع بعض. نبي تبديل القواطع وترتيب الأحمال.',
    budget: [300, 700],
    hoursAgo: 46,
    by: 'somebody',
    asked: 2,
    wantedInDays: [5],
    quotes: [
      { price: 560, startsInDays: 5, note: 'القواطع أصلية ومعاها ضمان سنة.', fate: 'declined' },
    ],
  },
  {
    serviceId: 'cleaning.deep',
    placeId: 'n-tripoli-bab-bin-ghashir',
    description:
      'تنظيف عميق لشقة ثلاث حجرات قبل ما تنقل ليها العيلة: المطبخ وحمامين والرواشن من جوه.',
    budget: [250, 450],
    hoursAgo: 30,
    by: 'demo',
    asked: 2,
    wantedInDays: [4, 5],
    quotes: [
      {
        price: 380,
        startsInDays: 4,
        note: 'أربعة عمال في يوم واحد، والمواد علينا.',
        fate: 'stands',
      },
    ],
  },
  {
    serviceId: 'solar.install',
    placeId: 'm-misrata-city',
    description:
      'نبي منظومة تشغل ثلاجة وإنارة ومكيف واحد وقت الانقطاع، السطح مكشوف ومافيش ظل. نحتاج اقتراح بالحجم والسعر.',
    budget: [6000, 11_000],
    hoursAgo: 20,
    by: 'somebody',
    asked: 3,
    wantedInDays: [],
    quotes: [],
  },
  {
    serviceId: 'carpentry.kitchen',
    placeId: 'm-hay-alandalus',
    description:
      'أبواب المطبخ الخشب منتفخة من تحت وماتسكرش كويس، نبي تعديلها أو تبديل اللي ما ينفعش.',
    budget: [80, 300],
    hoursAgo: 5,
    by: 'demo',
    asked: 1,
    wantedInDays: [],
    photosOf: 'carpentry',
    quotes: [],
  },
];
