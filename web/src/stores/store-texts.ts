import type { LocalizedText } from '@osta/contracts/locale';
import type { Availability, WallRange } from '@osta/contracts/offering/availability';
import type {
  PaymentMethod,
  StoreFeature,
  StoreField,
  StoreSection,
} from '@osta/contracts/store/status';

import type { InputOf } from '../api/call.ts';
import { linesOf } from '../forms/lines.ts';

type Sent<Section extends StoreSection> =
  InputOf<`PUT /api/stores/{storeId}/sections/${Section}`>['body'];

/** What a store says, as it is read or sent. `null`: not yet said. */
export interface SaidContent {
  readonly basic: Sent<'basic'>;
  readonly contact: Sent<'contact'> | null;
  readonly location: Sent<'location'> | null;
  readonly openingHours: Sent<'openingHours'> | null;
  readonly features: Sent<'features'>;
  readonly social: Sent<'social'>;
  readonly paymentMethods: Sent<'payment-methods'>;
  readonly media: Sent<'media'>;
}

/** How ids and days read in the language of the page. */
export interface StoreNames {
  readonly category: (id: string) => string;
  readonly place: (id: string) => string;
  readonly feature: (id: StoreFeature) => string;
  readonly method: (id: PaymentMethod) => string;
  readonly weekday: (day: keyof Availability['week']) => string;
  /** For a day without hours. */
  readonly closed: string;
}

/** The fields that are compared as texts; pictures are shown. */
type ComparedField = Exclude<StoreField, 'media'>;

/** Returns every field of a page as the lines of a text, to show it and to compare it with another. */
export function storeTexts(
  content: SaidContent,
  names: StoreNames,
): Readonly<Record<ComparedField, readonly string[]>> {
  const { basic, contact, location, openingHours, features, social, paymentMethods } = content;
  return {
    name: both(basic.name),
    description: both(basic.description),
    categoryIds: basic.categoryIds.map((id) => names.category(id)),
    legalName: linesOf(basic.legalName),
    registrationNumber: linesOf(basic.registrationNumber),
    phone: linesOf(contact?.phone),
    whatsapp: linesOf(contact?.whatsapp),
    email: linesOf(contact?.email),
    website: linesOf(contact?.website),
    place: location === null ? [] : [names.place(location.placeId)],
    address: location === null ? [] : both(location.address),
    point: location === null ? [] : [`${location.point.latitude}, ${location.point.longitude}`],
    openingHours: openingHours === null ? [] : hoursLines(openingHours, names),
    features: features.features.map((feature) => names.feature(feature)),
    social: Object.values(social).filter((address) => address !== null),
    paymentMethods: paymentMethods.methods.map((method) => names.method(method)),
  };
}

const days = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const;

function hoursLines(
  hours: Sent<'openingHours'>,
  { weekday, closed }: StoreNames,
): readonly string[] {
  const { week, fridayBreak, exceptions, leaves, seasons } = hours;
  return [
    ...days.map((day) => `${weekday(day)}: ${rangesText(week[day], closed)}`),
    ...(fridayBreak === null
      ? []
      : [`${weekday('friday')}: ${closed} ${rangesText([fridayBreak], closed)}`]),
    ...exceptions.map(({ day, hours: ranges }) => `${day}: ${rangesText(ranges, closed)}`),
    ...leaves.map(({ firstDay, lastDay }) => `${firstDay} – ${lastDay}: ${closed}`),
    ...seasons.flatMap(({ firstDay, lastDay, week: other }) =>
      days.map(
        (day) => `${firstDay} – ${lastDay}, ${weekday(day)}: ${rangesText(other[day], closed)}`,
      ),
    ),
  ];
}

function rangesText(ranges: readonly WallRange[], closed: string): string {
  if (ranges.length === 0) return closed;
  return ranges.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
}

/** 810 → `13:30` */
function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function both({ ar, en }: LocalizedText): readonly string[] {
  return [...linesOf(ar), ...linesOf(en)];
}
