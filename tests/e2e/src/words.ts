import { readFileSync } from 'node:fs';
import path from 'node:path';

import PO from 'pofile';

const catalogs = path.resolve(import.meta.dirname, '../../../web/src/locales');

/**
 * Returns a message of the app in a language, by its English source. A context tells two meanings of
 * one source apart.
 */
export type Words = (source: string, context?: string) => string;

const keyOf = (source: string, context = ''): string => `${context}\u0004${source}`;

/**
 * Loads the messages of the app in one language from its catalog. Tests find a button by its label, so
 * a message that was never translated fails them.
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
