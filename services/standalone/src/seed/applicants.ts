import { later, type Instant } from '@osta/contracts/instant';
import type { SeededApplication, SeededStage } from '@osta/professional/seed-application';
import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';

import { dayOf } from './day-of.ts';
import type { DemoPerson } from './demo-person.ts';

/** Somebody who has applied to work in the demo market. */
interface Applicant {
  readonly email: string;
  readonly fullName: string;
  readonly stage: SeededStage;
  readonly categoryId: string;
  readonly placeId: string;
  readonly about: string;
  readonly experienceYears: number;
  /** What the admin says, where the stage has words. */
  readonly note: string;
}

const list: readonly Applicant[] = [
  {
    email: 'applicant-1@osta.test',
    fullName: 'عبدالسلام الككلي',
    stage: 'submitted',
    categoryId: 'plumbing',
    placeId: 'm-tajura',
    about: 'سباكة صحية كاملة، تركيب سخانات ومضخات، في تاجوراء وما حولها',
    experienceYears: 9,
    note: '',
  },
  {
    email: 'applicant-2@osta.test',
    fullName: 'حسام المصراتي',
    stage: 'submitted',
    categoryId: 'electrical',
    placeId: 'm-misrata-city',
    about: 'كهرباء منازل ولوحات توزيع ومولدات، عمل نظيف ومرتب',
    experienceYears: 6,
    note: '',
  },
  {
    email: 'applicant-3@osta.test',
    fullName: 'نادية الزنتاني',
    stage: 'under_review',
    categoryId: 'cleaning',
    placeId: 'm-hay-alandalus',
    about: 'فريق تنظيف منازل ومكاتب من أربع عاملات، بمواد آمنة',
    experienceYears: 4,
    note: '',
  },
  {
    email: 'applicant-4@osta.test',
    fullName: 'فرج البرعصي',
    stage: 'changes_requested',
    categoryId: 'carpentry',
    placeId: 'n-benghazi-al-laithi',
    about: 'نجارة مطابخ وأبواب وتصليح أثاث في بنغازي',
    experienceYears: 14,
    note: 'صورة بطاقة الهوية غير واضحة، صوّرها من جديد في ضوء النهار',
  },
  {
    email: 'applicant-5@osta.test',
    fullName: 'ربيع الورفلي',
    stage: 'rejected',
    categoryId: 'hvac',
    placeId: 'm-ain-zara',
    about: 'صيانة مكيفات وشحن غاز وتركيب وحدات سبليت',
    experienceYears: 2,
    note: 'الوثيقة المرفوعة لا تخص مقدّم الطلب',
  },
  {
    email: 'applicant-6@osta.test',
    fullName: 'صالح الترهوني',
    stage: 'suspended',
    categoryId: 'painting',
    placeId: 'm-janzour',
    about: 'دهان داخلي وخارجي ومعالجة رطوبة الجدران',
    experienceYears: 11,
    note: 'ثلاث شكاوى من زبائن خلال أسبوع، الملف قيد التحقق',
  },
  {
    email: 'applicant-7@osta.test',
    fullName: 'مروان الغرياني',
    stage: 'draft',
    categoryId: 'electrical',
    placeId: 'm-suq-aljumaa',
    about: 'كهربائي ومركّب كاميرات مراقبة وإنذار',
    experienceYears: 5,
    note: '',
  },
  {
    email: 'applicant-8@osta.test',
    fullName: 'أنور الفيتوري',
    stage: 'withdrawn',
    categoryId: 'moving',
    placeId: 'm-misrata-city',
    about: 'نقل أثاث داخل مصراتة وخارجها، بشاحنة مغطاة وعاملين',
    experienceYears: 3,
    note: '',
  },
  {
    email: 'applicant-9@osta.test',
    fullName: 'عادل الشويرف',
    stage: 'lapsed',
    categoryId: 'plumbing',
    placeId: 'm-hay-alandalus',
    about: 'سباكة وكشف تسريبات وتركيب أطقم حمامات',
    experienceYears: 12,
    note: '',
  },
  {
    email: 'applicant-10@osta.test',
    fullName: 'طارق الزليتني',
    stage: 'revoked',
    categoryId: 'electrical',
    placeId: 'm-tajura',
    about: 'تمديد كهرباء وصيانة مولدات',
    experienceYears: 7,
    note: 'شكاوى متكررة بعد إيقافين سابقين',
  },
];

/** The people who have applied and do not work yet, or no longer. */
export const applicants: readonly DemoPerson[] = list.map(({ email, fullName }) => ({
  email,
  kind: 'customer',
  fullName,
  locale: 'ar',
  isAdmin: false,
  profile: null,
}));

/** Returns the application of a person of the demo market; null if they have none of their own. */
export function applicationOf(
  { email }: Pick<DemoPerson, 'email'>,
  now: Instant,
): SeededApplication | null {
  const applicant = list.find((each) => each.email === email);
  if (!applicant) return null;
  const { stage, fullName, about, experienceYears, categoryId, placeId, note } = applicant;
  return {
    stage,
    general: { legalName: fullName, about, experienceYears },
    services: { categoryIds: [CategoryId.parse(categoryId)] },
    area: { placeIds: [PlaceId.parse(placeId)] },
    note,
    issuedOn: dayOf(later(now, -3150 * day)),
    expiresOn: stage === 'lapsed' ? lastExpired(now) : dayOf(later(now, 500 * day)),
  };
}

const day = 86_400_000;

/** Returns the last day whose end in Libya has passed: a document that was valid until then. */
function lastExpired(now: Instant): string {
  return dayOf(later(now, -(22 / 24) * day));
}
