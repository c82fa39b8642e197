import { PlaceId } from '@osta/reference/place-id';

/** How far a booking of the demo market has come. */
export const fates = [
  'stands',
  'confirmed',
  'declined',
  'expired',
  'new time',
  'cancelled',
  'cancelled late',
  'missed',
  'started',
  'finished',
  'disputed',
  'resolved',
  'completed',
] as const;
export type Fate = (typeof fates)[number];

/** What both sides of a completed booking say of each other. */
interface SeedReviews {
  readonly stars: number;
  readonly text: string;
  readonly reply?: string;
  /** Absent: the professional has not written yet, so nobody else reads the customer's review. */
  readonly ofCustomer?: string;
  /** What the professional reports about the customer's review, which an admin has not answered yet. */
  readonly reported?: string;
}

export interface BookingStory {
  readonly inDays: number;
  /** How many free slots are left out first, so that two bookings of a day differ. */
  readonly skipped?: number;
  readonly fate: Fate;
  /** Where the work is; absent: where the work of these people is. */
  readonly placeId?: PlaceId;
  /** Of a service that the professional has to approve. */
  readonly isToApprove?: boolean;
  readonly reviews?: SeedReviews;
  /** The professional proposes extra work, which nobody has answered yet. */
  readonly hasExtra?: true;
  /** Moved by a day, by both sides. */
  readonly isMoved?: true;
  /** Minutes until the professional answers, where they have to; absent: at once. */
  readonly answeredAfter?: number;
  /** The final price in dinar, of a service without a fixed price. */
  readonly dinar?: number;
}

/**
 * The bookings of the demo market: when they begin, in days from now, and what has become of them. None is over for
 * two days, when a timer would complete it first.
 */
export const demoBookings: readonly BookingStory[] = [
  { inDays: 2, fate: 'stands' },
  { inDays: 4, fate: 'new time' },
  { inDays: 6, fate: 'cancelled' },
  { inDays: -1, fate: 'finished' },
  {
    inDays: -1,
    skipped: 4,
    fate: 'completed',
    reviews: {
      stars: 5,
      text: 'وصل في الموعد بالضبط، وشغله نظيف، وشرح لي العطل قبل أن يبدأ.',
      reply: 'شكرًا على ثقتك، وأنا في الخدمة دائمًا.',
      ofCustomer: 'تعامل راقٍ والدفع في وقته.',
    },
  },
  {
    inDays: -1.7,
    skipped: 2,
    fate: 'completed',
    reviews: {
      stars: 4,
      text: 'الشغل ممتاز، لكنه تأخر ربع ساعة واتصل ليخبرني.',
      ofCustomer: 'كل شيء كان جاهزًا عند وصولي.',
      reported: 'وصلت قبل الموعد، والتأخير كان في فتح باب العمارة.',
    },
  },
  { inDays: -1.6, fate: 'completed', reviews: { stars: 5, text: 'أنصح به.' } },
  { inDays: -1.2, skipped: 1, fate: 'started' },
  { inDays: -1.5, skipped: 1, fate: 'disputed' },
  { inDays: -1.4, skipped: 2, fate: 'missed' },
  { inDays: -1.3, skipped: 3, fate: 'cancelled late' },
  { inDays: 3, skipped: 1, fate: 'stands', isToApprove: true },
  { inDays: 5, skipped: 1, fate: 'declined', isToApprove: true },
  // Placed more than a day ago and not answered
  { inDays: 0.9, skipped: 1, fate: 'expired', isToApprove: true },
  // With the first one a day with a route: across the town at once, then with time to spare
  { inDays: 2, fate: 'confirmed', placeId: PlaceId.parse('m-tajura') },
  { inDays: 2, skipped: 3, fate: 'confirmed', placeId: PlaceId.parse('m-ain-zara') },
  { inDays: 7, skipped: 2, fate: 'confirmed', isMoved: true },
  { inDays: -1.1, skipped: 5, fate: 'started', hasExtra: true },
  { inDays: -1.6, skipped: 6, fate: 'resolved' },
];

/** The bookings of the demo professional as a customer: who works for others has a leaking tap at home, too. */
export const professionalBookings: readonly BookingStory[] = [
  { inDays: 3, fate: 'confirmed' },
  { inDays: 5, fate: 'new time' },
  { inDays: 6, fate: 'cancelled' },
  { inDays: -1.5, fate: 'finished' },
];

/** The bookings of the demo business as a customer, with another professional. */
export const businessBookings: readonly BookingStory[] = [
  { inDays: 2, fate: 'confirmed' },
  { inDays: 4, fate: 'stands', isToApprove: true },
  { inDays: 5, fate: 'new time' },
  { inDays: 6, fate: 'cancelled' },
  { inDays: 7, fate: 'declined', isToApprove: true },
  { inDays: 0.9, fate: 'expired', isToApprove: true },
  {
    inDays: -1.7,
    fate: 'completed',
    dinar: 60,
    reviews: {
      stars: 5,
      text: 'أعاد الإنارة إلى المحل قبل أن نفتح، وسعره مناسب.',
      ofCustomer: 'كل شيء كان جاهزًا عند وصولي.',
    },
  },
  { inDays: -1.6, skipped: 1, fate: 'finished', dinar: 85 },
  { inDays: -1.5, skipped: 2, fate: 'disputed', dinar: 70 },
  { inDays: -1.4, skipped: 3, fate: 'missed' },
  { inDays: -1.2, skipped: 3, fate: 'started' },
];
