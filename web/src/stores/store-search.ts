import { ratingSteps } from '../professionals/near-by-search.ts';
import { featureNames, paymentMethodNames } from './store-words.ts';

/** The search for stores in the address. */
export interface StoreSearch {
  /** What was typed. */
  readonly q?: string;
  readonly category?: string;
  /** A town or a neighbourhood. */
  readonly area?: string;
  /** What was typed for the area, where it names none exactly. */
  readonly where?: string;
  /** Only those that are open now. */
  readonly open?: true;
  /** All of them, separated by commas. */
  readonly features?: string;
  /** One of them, separated by commas. */
  readonly payment?: string;
  /** Only those whose ratings average at least so much. */
  readonly rating?: (typeof ratingSteps)[number];
  /** The device, rounded to about 500 m, instead of an area: `latitude,longitude`. */
  readonly at?: string;
  /** The order, where it is not the best first. */
  readonly sort?: 'distance' | 'newest' | 'rating';
  /** On a phone, the map in place of the list. */
  readonly view?: 'map';
}

const longestText = 80;
const id = /^[a-z][\w-]{0,60}$/u;
const degrees = String.raw`-?\d{1,3}(?:\.\d{1,6})?`;
const point = new RegExp(`^${degrees},${degrees}$`, 'u');

function textOf(value: unknown): string | undefined {
  const text =
    typeof value === 'string' || typeof value === 'number'
      ? String(value).trim().slice(0, longestText)
      : '';
  return text === '' ? undefined : text;
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

/** Returns the known members of a list with commas, each once and in one order. */
function membersOf(value: unknown, known: readonly string[]): string | undefined {
  const given = new Set(typeof value === 'string' ? value.split(',') : []);
  const list = known.filter((each) => given.has(each)).join(',');
  return list === '' ? undefined : list;
}

/** Reads the search of an address. What it does not know is left out. */
export function storeSearch(search: Readonly<Record<string, unknown>>): StoreSearch {
  const q = textOf(search['q']);
  const category = matching(search['category'], id);
  const area = matching(search['area'], id);
  const where = textOf(search['where']);
  const features = membersOf(search['features'], Object.keys(featureNames));
  const payment = membersOf(search['payment'], Object.keys(paymentMethodNames));
  const at = area === undefined ? matching(search['at'], point) : undefined;
  const rating = ratingSteps.find((step) => String(step) === String(search['rating']));
  const { open, sort, view } = search;
  return {
    ...(q !== undefined && { q }),
    ...(category !== undefined && { category }),
    ...(area === undefined ? where !== undefined && { where } : { area }),
    ...(String(open) === 'true' && { open: true as const }),
    ...(features !== undefined && { features }),
    ...(payment !== undefined && { payment }),
    ...(rating !== undefined && { rating }),
    ...(at !== undefined && { at }),
    ...((sort === 'distance' || sort === 'newest' || sort === 'rating') && { sort }),
    ...(view === 'map' && { view }),
  };
}

/** Returns the members of a list of the address. */
export function listed(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(',');
}
