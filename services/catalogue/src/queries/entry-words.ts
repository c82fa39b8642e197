import type { EntryWords, SearchWordsVersion } from '@osta/contracts/catalogue/api';
import { CatalogueEvent } from '@osta/contracts/catalogue/events';
import type { CatalogueEntryId } from '@osta/contracts/catalogue/search-words';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
import { readStream } from '@osta/event-store/read-events';
import { readNames } from '@osta/platform/people/read-names';
import { isReleased } from '@osta/reference/released';
import type { Pool } from 'pg';

import { isEntry, type CatalogueEntry } from '../domain/catalogue/catalogue-entry.ts';
import { firstWordsOf, wordsOf } from '../domain/catalogue/change-search-words.ts';
import { entryStreamId } from '../domain/catalogue/entry-stream-id.ts';
import { findEntry } from './entry-words.sql.ts';

/** How many of the last changes an admin sees. */
const shownChanges = 50;

/** Returns the words of an entry; `null` if there is no such entry. */
export type FindEntryWords = (entryId: CatalogueEntryId) => Promise<EntryWords | null>;

interface Row {
  readonly version: number;
  readonly state: CatalogueEntry;
}

/** Returns a query for the words of one entry of the catalogue, with their last changes. */
export function findEntryWords(pool: Pool, schema: string): FindEntryWords {
  return async (entryId) => {
    const id = entryStreamId(entryId);
    const { rows } = await pool.query<Row>({ ...findEntry, values: [id] });
    const { version, state }: Row = rows[0] ?? { version: 0, state: { status: 'none' } };
    if (!isEntry(isReleased(entryId), state)) return null;
    const first = Math.max(1, version - shownChanges + 1);
    const events = version === 0 ? [] : await readStream(pool, schema, id, first, version);
    return {
      entryId,
      words: wordsOf(entryId, state),
      version,
      original: firstWordsOf(entryId, state),
      history: [...(await changesOf(pool, events))],
    };
  };
}

/** Returns the changes, the newest first, with the names of the admins. */
async function changesOf(
  pool: Pool,
  events: readonly EventEnvelope[],
): Promise<readonly SearchWordsVersion[]> {
  const admins = events.flatMap(({ actor }) => (actor === 'system' ? [] : [actor]));
  const nameOf = await readNames(pool, admins);
  return events
    .flatMap(({ type, data, streamversion: version, actor, time: at }) => {
      const event = CatalogueEvent.parse(readEvent({ type, data }));
      // Names, icons and orders are changed in the same stream
      if (event.type !== 'osta.catalogue.search-words-changed') return [];
      const { words, reason } = event.data;
      const by = actor === 'system' ? '' : nameOf(actor).fullName;
      return [{ version, words, reason, by, at }];
    })
    .toReversed();
}
