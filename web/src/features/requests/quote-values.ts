import type { Dirham } from '@osta/contracts/dirham';
import type { Instant } from '@osta/contracts/instant';
import type { Price, QuoteTerms } from '@osta/contracts/request/terms';

import { daysAfter, instantOf, localTimeOf } from '../../time/tripoli.ts';

interface DayAndTime {
  readonly day: string | null;
  readonly time: string | null;
}

/** An offer in the form, perhaps incomplete. Amounts are integer dirham. */
export interface QuoteValues {
  readonly kind: Price['kind'];
  /** The fixed price, or the cost of the visit. */
  readonly amount: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly start: DayAndTime;
  readonly until: DayAndTime;
  readonly note: string;
}

/** The default validity of an offer in days (docs/domain.md §2), until the evening. */
const standsForDays = 3;
const evening = '18:00';
const aDay = 86_400_000;

/** Returns whether a text from the form names a kind of price. */
export function isPriceKind(value: string): value is Price['kind'] {
  return value === 'fixed' || value === 'range' || value === 'visit-first';
}

function toDirham(amount: number): Dirham {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the money field gives whole dirham
  return amount as Dirham;
}

function instantFrom({ day, time }: DayAndTime): Instant | null {
  return day === null || time === null ? null : instantOf({ day, time });
}

/** Returns the start of the work in UTC; null while incomplete. */
export function startOf({ start }: Pick<QuoteValues, 'start'>): Instant | null {
  return instantFrom(start);
}

/** Returns the end of the offer's validity in UTC; null while incomplete. */
export function validityOf({ until }: Pick<QuoteValues, 'until'>): Instant | null {
  return instantFrom(until);
}

/**
 * Returns how many days an offer is valid, counted from today, if it ends as offers usually do: in an
 * evening; else `null`.
 *
 * @param today YYYY-MM-DD, Libyan
 */
export function validDays({ day, time }: QuoteValues['until'], today: string): number | null {
  if (day === null || time !== evening || day <= today) return null;
  return (Date.parse(day) - Date.parse(today)) / aDay;
}

/**
 * Returns the form's initial values: the offer to change, or an empty one that is valid for three
 * days.
 */
export function initialTerms(terms: QuoteTerms | undefined, now: Date): QuoteValues {
  const { day } = localTimeOf(now);
  const nothing = { amount: null, least: null, most: null };
  if (terms === undefined) {
    return {
      kind: 'fixed',
      ...nothing,
      start: { day: null, time: null },
      until: { day: daysAfter(day, standsForDays), time: evening },
      note: '',
    };
  }
  const { price, proposedStart, validUntil, note } = terms;
  return {
    kind: price.kind,
    ...nothing,
    ...(price.kind === 'fixed' && { amount: price.amount }),
    ...(price.kind === 'visit-first' && { amount: price.fee }),
    ...(price.kind === 'range' && { least: price.min, most: price.max }),
    start: localTimeOf(proposedStart),
    until: localTimeOf(validUntil),
    note,
  };
}

/** Returns the price; `null` while incomplete. */
export function priceOf({ kind, amount, least, most }: QuoteValues): Price | null {
  switch (kind) {
    case 'fixed':
      return amount === null ? null : { kind, amount: toDirham(amount) };
    case 'visit-first':
      return amount === null ? null : { kind, fee: toDirham(amount) };
    case 'range':
      return least === null || most === null
        ? null
        : { kind, min: toDirham(least), max: toDirham(most) };
  }
}

/** Returns the offer to send; `null` while incomplete. */
export function termsOf(values: QuoteValues): QuoteTerms | null {
  const price = priceOf(values);
  const proposedStart = startOf(values);
  const validUntil = validityOf(values);
  if (price === null || proposedStart === null || validUntil === null) return null;
  return { price, proposedStart, validUntil, note: values.note.trim() };
}
