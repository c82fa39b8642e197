import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';

import { isSpokenLanguage } from './language-names.ts';
import { type WhenWanted, whenWanted } from './when-wanted.ts';

/** Averages that a search may ask for at least. */
export const ratingSteps = [4, 4.5, 4.8] as const;
type RatingStep = (typeof ratingSteps)[number];

/** The orders of the list besides the best match. */
const orders = ['distance', 'experience', 'price', 'rating', 'free'] as const;

/** The search in the address. */
export interface NearBySearch {
  /** The chosen service and place. */
  readonly service?: string;
  readonly place?: string;
  /** What was typed instead, which names neither exactly. */
  readonly what?: string;
  readonly where?: string;
  /** The device, rounded to about 500 m, instead of a place: `latitude,longitude`. */
  readonly at?: string;
  /** A part of the map: `west,south,east,north`. */
  readonly within?: string;
  /** Only those who can come now. */
  readonly now?: true;
  /** Only those of whom a document was checked. */
  readonly checked?: true;
  /** Only those with a service that is open now. */
  readonly open?: true;
  /** Only those who can be booked then. */
  readonly when?: WhenWanted;
  /** Only those with a service at this price or less, in dinars. */
  readonly max?: number;
  /** Only those whose ratings average at least so much. */
  readonly rating?: RatingStep;
  /** Only those who speak it. */
  readonly speaks?: SpokenLanguage;
  /** The order, where it is not the best match first. */
  readonly sort?: (typeof orders)[number];
  /** On a phone, the map in place of the list. */
  readonly view?: 'map';
}

/** The search in a form: texts are empty, and choices `null`, where there are none. */
export interface Wanted {
  readonly service: string | null;
  readonly what: string;
  readonly place: string | null;
  readonly where: string;
}

/** A form in which nothing is chosen yet. */
export const nothingWanted: Wanted = { service: null, what: '', place: null, where: '' };

/** As long as any name; longer texts are cut. */
const longestText = 80;

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim().slice(0, longestText) : '';
  return text === '' ? undefined : text;
}

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,6})?`;
const point = new RegExp(`^${degrees},${degrees}$`, 'u');
const part = new RegExp(`^${degrees},${degrees},${degrees},${degrees}$`, 'u');

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

function isOn(value: unknown): boolean {
  return String(value) === 'true';
}

/** Whole dinars that somebody may want to pay at most. */
function dinarsOf(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : undefined;
}

/** Reads the search of an address. A typed text counts only where nothing is chosen. */
export function nearBySearch(search: Readonly<Record<string, unknown>>): NearBySearch {
  const { service, place, now, checked, open, speaks, view } = search;
  const sort = orders.find((order) => order === search['sort']);
  const rating = ratingSteps.find((step) => String(step) === String(search['rating']));
  const max = dinarsOf(search['max']);
  const when = whenWanted(search['when']);
  const [what, where] = [textOf(search['what']), textOf(search['where'])];
  const [at, within] = [matching(search['at'], point), matching(search['within'], part)];
  return {
    ...(typeof service === 'string' ? { service } : what !== undefined && { what }),
    ...(typeof place === 'string' ? { place } : where !== undefined && { where }),
    ...(typeof place !== 'string' && at !== undefined && { at }),
    ...(within !== undefined && { within }),
    ...(isOn(now) && { now: true as const }),
    ...(isOn(checked) && { checked: true as const }),
    ...(isOn(open) && { open: true as const }),
    ...(when !== undefined && { when }),
    ...(max !== undefined && { max }),
    ...(rating !== undefined && { rating }),
    ...(isSpokenLanguage(speaks) && { speaks }),
    ...(sort !== undefined && { sort }),
    ...(view === 'map' && { view }),
  };
}

/** Returns the search of the address that leads to what a form asks for. */
export function searchFor({ service, what, place, where }: Wanted): NearBySearch {
  return nearBySearch({ service: service ?? undefined, place: place ?? undefined, what, where });
}
