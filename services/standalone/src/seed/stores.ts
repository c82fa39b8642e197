import type { WallRange } from '@osta/contracts/offering/availability';
import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import { OpeningHoursSection } from '@osta/contracts/store/sections';
import type { PaymentMethod, StoreFeature } from '@osta/contracts/store/status';
import type { SeededStore } from '@osta/store/seed-store';

/** A store of the demo market in short. */
export interface StoreStory {
  /** The email address of its owner. */
  readonly by: string;
  readonly status: SeededStore['status'];
  readonly plan: SeededStore['plan'];
  readonly name: { readonly ar: string; readonly en: string };
  readonly description: { readonly ar: string; readonly en: string };
  readonly categoryIds: readonly string[];
  readonly placeId: string;
  readonly address: { readonly ar: string; readonly en: string };
  readonly features: readonly StoreFeature[];
  readonly methods: readonly PaymentMethod[];
  readonly hours: SeededStore['openingHours'];
  /** The admin's words where the status has some. */
  readonly note?: string;
  /** What it wants to be called instead: an admin has not looked at it yet. */
  readonly newName?: { readonly ar: string; readonly en: string };
  /** How long ago it was opened, with months of its plan paid; absent: now, in the free trial. */
  readonly opened?: { readonly daysAgo: number; readonly paidMonths: number };
  /** The professionals that its page shows as staff. */
  readonly staff?: readonly {
    readonly email: string;
    readonly title: { readonly ar: string; readonly en: string };
  }[];
}

/** The same hours on every day, but for Fridays. */
function weekOf(
  everyDay: readonly WallRange[],
  friday: readonly WallRange[],
  fridayBreak: WallRange | null,
): SeededStore['openingHours'] {
  return OpeningHoursSection.parse({ ...weeklyHours([...everyDay], [...friday]), fridayBreak });
}

const split = [
  { from: 540, to: 810 },
  { from: 990, to: 1260 },
];
const always = [{ from: 0, to: 1440 }];

/** Open through the day, on Fridays after the prayer. */
const throughTheDay = weekOf([{ from: 540, to: 1260 }], [{ from: 960, to: 1320 }], null);

/** Closed at noon, and on Fridays. */
const closedAtNoon = weekOf(split, [], null);

/** Day and night, but for the prayer on Friday. */
const dayAndNight = weekOf(always, always, { from: 720, to: 870 });

const demo = 'business@osta.test';

/** The stores of the demo market, in every state, most of them public. */
export const storeStories: readonly StoreStory[] = [
  {
    by: demo,
    status: 'published',
    plan: 'growth',
    name: { ar: 'الأمان للأدوات الصحية', en: 'Al Aman Plumbing Supplies' },
    description: {
      ar: 'خلاطات ومواسير وسخانات ومضخات مياه لكل بيت. نساعدك على اختيار القطعة المناسبة، ونوصل داخل طرابلس.',
      en: 'Taps, pipes, water heaters and pumps for every home. We help you pick the right part, and deliver within Tripoli.',
    },
    categoryIds: ['plumbing', 'water'],
    placeId: 'm-hay-alandalus',
    address: {
      ar: 'شارع قرقارش، بجانب الجامع الكبير',
      en: 'Gargaresh Street, beside the grand mosque',
    },
    features: ['delivery', 'spare-parts', 'warranty', 'parking'],
    methods: ['cash', 'bank-card', 'bank-transfer'],
    hours: throughTheDay,
    opened: { daysAgo: 60, paidMonths: 6 },
    staff: [
      {
        email: 'professional-1@osta.test',
        title: { ar: 'سبّاك أول، تسريبات ومجارٍ', en: 'Senior plumber, leaks and drains' },
      },
      { email: 'professional-2@osta.test', title: { ar: 'سبّاك', en: 'Plumber' } },
      {
        email: 'professional-34@osta.test',
        title: { ar: 'فني خزانات ومضخات', en: 'Tank and pump technician' },
      },
      {
        email: 'professional@osta.test',
        title: { ar: 'فني كهرباء وتكييف', en: 'Electrician and AC technician' },
      },
    ],
  },
  {
    by: demo,
    status: 'draft',
    plan: 'starter',
    name: { ar: 'الأمان، فرع تاجوراء', en: '' },
    description: { ar: 'فرعنا الجديد', en: '' },
    categoryIds: ['plumbing'],
    placeId: 'm-tajura',
    address: { ar: 'الطريق الساحلي، مقابل المصرف', en: '' },
    features: [],
    methods: [],
    hours: closedAtNoon,
  },
  {
    by: demo,
    status: 'changes_requested',
    plan: 'starter',
    name: { ar: 'الأمان لمعدات الحفر', en: 'Al Aman Drilling' },
    description: {
      ar: 'إيجار معدات الحفر والقص باليوم',
      en: 'Drills and saws for rent by the day',
    },
    categoryIds: ['construction'],
    placeId: 'm-janzour',
    address: { ar: 'طريق السواني، كيلو 9', en: 'Al Sawani road, kilometre 9' },
    features: ['rental'],
    methods: ['cash'],
    hours: closedAtNoon,
    note: 'الرقم لا يرد، يرجى التحقق منه',
  },
  {
    by: 'store-1@osta.test',
    status: 'published',
    plan: 'premium',
    name: { ar: 'النور للكهرباء', en: 'Al Noor Electrical' },
    description: {
      ar: 'كوابل ومفاتيح وقواطع وإنارة موفرة للطاقة، من ماركات أصلية بضمان.',
      en: 'Cables, switches, breakers and energy-saving lights, original brands with a warranty.',
    },
    categoryIds: ['electrical', 'solar'],
    placeId: 'm-suq-aljumaa',
    address: { ar: 'شارع الحشان، قرب الإشارة', en: 'Al Hashan Street, near the traffic light' },
    features: ['delivery', 'warranty', 'wheelchair-access'],
    methods: ['cash', 'mobile-wallet', 'instalments'],
    hours: closedAtNoon,
  },
  {
    by: 'store-1@osta.test',
    status: 'published',
    plan: 'growth',
    name: { ar: 'برودة لقطع المكيفات', en: 'Buruda AC Parts' },
    description: {
      ar: 'كمبروسرات وغاز ولوحات لكل أنواع المكيفات، مع التركيب عند الحاجة.',
      en: 'Compressors, gas and boards for every make of air conditioner, fitted if you need it.',
    },
    categoryIds: ['hvac', 'appliances'],
    placeId: 'm-ain-zara',
    address: { ar: 'الطريق الدائري الثالث، بعد الكوبري', en: 'Third Ring Road, after the bridge' },
    features: ['installation', 'home-visits', 'spare-parts', 'air-conditioning'],
    methods: ['cash', 'bank-transfer'],
    hours: throughTheDay,
  },
  {
    by: 'store-1@osta.test',
    status: 'pending_review',
    plan: 'starter',
    name: { ar: 'النور للإنارة الحديثة', en: 'Al Noor Lighting' },
    description: { ar: 'ثريات وإنارة ديكور', en: 'Chandeliers and decorative lights' },
    categoryIds: ['electrical'],
    placeId: 'm-suq-aljumaa',
    address: { ar: 'شارع الحشان', en: 'Al Hashan Street' },
    features: ['delivery'],
    methods: ['cash'],
    hours: closedAtNoon,
  },
  {
    by: 'store-2@osta.test',
    status: 'published',
    plan: 'growth',
    name: { ar: 'بيت الزواق', en: 'House of Paint' },
    description: {
      ar: 'زواق داخلي وخارجي ومعجون وأدوات، ونخلط لك اللون الذي تريده.',
      en: 'Indoor and outdoor paint, filler and tools. We mix the colour you want.',
    },
    categoryIds: ['painting'],
    placeId: 'm-tajura',
    address: { ar: 'الطريق الساحلي، مقابل المدرسة', en: 'Coastal road, opposite the school' },
    features: ['delivery', 'parking', 'women-section'],
    methods: ['cash', 'bank-card', 'cheque'],
    hours: closedAtNoon,
  },
  {
    by: 'store-2@osta.test',
    status: 'published',
    plan: 'starter',
    name: { ar: 'مفاتيح بنغازي', en: 'Benghazi Locks' },
    description: {
      ar: 'أقفال ومفاتيح ونسخ في دقائق، وفتح الأبواب المغلقة ليلًا ونهارًا.',
      en: 'Locks, keys cut in minutes, and locked doors opened day and night.',
    },
    categoryIds: ['security', 'carpentry'],
    placeId: 'n-benghazi-al-laithi',
    address: { ar: 'شارع الليثي، بجانب الصيدلية', en: 'Al Laithi Street, beside the pharmacy' },
    features: ['home-visits', 'warranty'],
    methods: ['cash', 'mobile-wallet'],
    hours: dayAndNight,
    newName: { ar: 'مفاتيح بنغازي وكاميرات المراقبة', en: 'Benghazi Locks and Cameras' },
  },
  {
    by: 'store-2@osta.test',
    status: 'rejected',
    plan: 'starter',
    name: { ar: 'متجر بلا عنوان', en: '' },
    description: { ar: 'بضائع متنوعة', en: '' },
    categoryIds: ['moving'],
    placeId: 'm-janzour',
    address: { ar: 'بلا عنوان', en: '' },
    features: [],
    methods: ['cash'],
    hours: closedAtNoon,
    note: 'لا يوجد متجر في هذا المكان',
  },
  {
    by: 'store-3@osta.test',
    status: 'published',
    plan: 'growth',
    name: { ar: 'حديقتي', en: 'Hadiqati Garden Centre' },
    description: {
      ar: 'شتلات وأتربة وأنظمة ري وأدوات حدائق، ومهندس زراعي يجيب عن أسئلتك.',
      en: 'Seedlings, soil, irrigation and garden tools, with an agronomist to answer your questions.',
    },
    categoryIds: ['garden'],
    placeId: 'm-misrata-city',
    address: { ar: 'طريق المطار، مدخل المدينة', en: 'Airport road, at the entrance of the city' },
    features: ['delivery', 'parking', 'prayer-room'],
    methods: ['cash', 'bank-transfer'],
    hours: throughTheDay,
  },
  {
    by: 'store-3@osta.test',
    status: 'paused',
    plan: 'starter',
    name: { ar: 'نظافة للمنظفات', en: 'Nadafa Cleaning Supplies' },
    description: { ar: 'منظفات بالجملة والمفرد', en: 'Cleaning supplies, wholesale and retail' },
    categoryIds: ['cleaning'],
    placeId: 'm-misrata-city',
    address: { ar: 'شارع طرابلس', en: 'Tripoli Street' },
    features: ['delivery'],
    methods: ['cash'],
    hours: closedAtNoon,
  },
  {
    by: 'store-3@osta.test',
    status: 'suspended',
    plan: 'starter',
    name: { ar: 'نقل سريع', en: 'Fast Moving Boxes' },
    description: { ar: 'صناديق ومواد تغليف للنقل', en: 'Boxes and packing for moving house' },
    categoryIds: ['moving'],
    placeId: 'm-misrata-city',
    address: { ar: 'شارع بنغازي', en: 'Benghazi Street' },
    features: [],
    methods: ['cash'],
    hours: closedAtNoon,
    note: 'شكاوى من زبائن لم يستلموا بضاعتهم',
  },
  {
    by: demo,
    status: 'closed',
    plan: 'starter',
    name: { ar: 'الأمان، فرع جنزور', en: 'Al Aman, Janzour branch' },
    description: {
      ar: 'انتقلنا إلى فرعنا الكبير في حي الأندلس',
      en: 'We have moved to our large branch in Hay al Andalus',
    },
    categoryIds: ['plumbing'],
    placeId: 'm-janzour',
    address: { ar: 'طريق السواني، قرب الجزيرة', en: 'Al Sawani road, near the roundabout' },
    features: [],
    methods: ['cash'],
    hours: closedAtNoon,
  },
];
