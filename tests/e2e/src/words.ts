import { readFileSync } from 'node:fs';
import path from 'node:path';

import PO from 'pofile';

const catalogs = path.resolve(import.meta.dirname, '../../../web/src/locales');

/**
 * Says a message of the app in a language, by its English source, as people see it on the screen.
 * A source with two meanings is told apart by its context.
 */
export type Words = (source: string, context?: string) => string;

const keyOf = (source: string, context = ''): string => `${context}\u0004${source}`;

/**
 * The words of the app in one language, out of its own catalog: a test finds a button by what
 * stands on it, and a sentence that was never translated is found out.
 */
export function wordsIn(locale: 'ar' | 'en'): Words {
  const { items } = PO.parse(readFileSync(path.join(catalogs, locale, 'messages.po'), 'utf8'));
  const known = new Map(
    items.map(({ msgid, msgctxt, msgstr }) => [keyOf(msgid, msgctxt ?? ''), msgstr[0] ?? '']),
  );
  return (source, context) => {
    const said = known.get(keyOf(source, context));
    if (said === undefined || said === '') throw new Error(`Nobody says “${source}” in ${locale}`);
    return said;
  };
}
