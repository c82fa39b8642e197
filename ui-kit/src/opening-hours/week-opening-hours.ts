/** Saturday first, as the week runs in Libya. */
export const weekdays = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** From and to in Libyan time, `HH:mm`. A `to` that is not after `from` is on the next day. */
export interface OpenRange {
  readonly from: string;
  readonly to: string;
}

/** A day without a range is closed. Ranges of a day are in order and do not overlap. */
export type WeekOpeningHours = Readonly<Record<Weekday, readonly OpenRange[]>>;
