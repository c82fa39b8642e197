import type { EntryNames } from '@osta/contracts/catalogue/entry-look';
import type { EntryNameTaken } from '@osta/contracts/catalogue/refusals';
import type { CatalogueEntryId } from '@osta/contracts/catalogue/search-words';

interface Named {
  readonly id: CatalogueEntryId;
  readonly name: EntryNames;
}

/** Returns which of the others has one of these names, whatever the case of its letters; `undefined` if none has. */
export function takenName(
  entryId: CatalogueEntryId,
  name: EntryNames,
  all: readonly Named[],
): EntryNameTaken | undefined {
  const others = all.filter(({ id }) => id !== entryId);
  for (const language of ['ar', 'en'] as const) {
    const wanted = name[language].toLowerCase();
    const other = others.find((each) => each.name[language].toLowerCase() === wanted);
    if (other) return { code: 'ENTRY_NAME_TAKEN', language, by: other.id };
  }
  return undefined;
}
