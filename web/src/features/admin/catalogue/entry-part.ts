import type { ReadPart } from '../../../forms/version-to-change.ts';
import type { TreeEntry } from './tree-entry.ts';

/** What a form changes of a trade or a service. */
export interface EntryPart {
  readonly ar: string;
  readonly en: string;
  /** The trade whose drawing it has; empty for a service, which has none of its own. */
  readonly icon: string;
  readonly isHidden: boolean;
}

/** Returns what a form shows of an entry, with the version that it is. */
export function partOf(entry: TreeEntry): ReadPart<EntryPart> {
  const { version, name, isHidden } = entry;
  const icon = 'icon' in entry ? entry.icon : '';
  return { version, part: { ar: name.ar, en: name.en, icon, isHidden } };
}

/** Returns in which fields, in the order of the form, what was typed differs from what is saved. */
export function entryDifferences(mine: EntryPart, saved: EntryPart): readonly (keyof EntryPart)[] {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- names of fields
  const fields: readonly (keyof EntryPart)[] = ['ar', 'en', 'icon', 'isHidden'];
  return fields.filter((field) => mine[field] !== saved[field]);
}
