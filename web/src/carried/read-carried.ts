import * as z from 'zod/mini';

import { carriedShapes } from './carried-shapes.ts';
import { longestKept, type Place } from './place.ts';

/** Long enough for a slow phone to load the other page. */
const longestMs = 2 * 60_000;

const Kept = z.strictObject({
  path: z.string(),
  locale: z.enum(['ar', 'en']),
  who: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  at: z.int(),
  values: z.record(z.string(), z.unknown()),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isName(name: string): name is keyof typeof carriedShapes {
  return Object.hasOwn(carriedShapes, name);
}

/**
 * Returns the state kept for this page, language and person within the last two minutes, by key.
 * Values that do not match the shape of their name are left out.
 *
 * @param now milliseconds since 1970
 */
export function readCarried(text: string, place: Place, now: number): ReadonlyMap<string, unknown> {
  if (text.length > longestKept) return new Map();
  const { success, data } = Kept.safeParse(parseJson(text));
  if (!success || data.path !== place.path || data.locale !== place.locale) return new Map();
  // A guest who signs in on the page keeps their state; nobody gets another person's
  if (data.who !== null && data.who !== place.who) return new Map();
  if (data.at > now || data.at < now - longestMs) return new Map();
  return new Map(
    Object.entries(data.values).flatMap(([key, value]) => {
      const [name = ''] = key.split(':');
      if (!isName(name)) return [];
      const parsed = carriedShapes[name].safeParse(value);
      return parsed.success ? [[key, parsed.data]] : [];
    }),
  );
}
