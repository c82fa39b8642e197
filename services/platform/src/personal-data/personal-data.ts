import { forgotten, personalFields } from '@osta/contracts/account/personal-text';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { ClientBase } from 'pg';

import { destroyKey, findKeys, makeKey } from './personal-data.sql.ts';
import { isSealed, newKey, seal, unseal } from './sealing.ts';

/** Something that runs one statement: a pool or one of its connections. */
type Queryable = Pick<ClientBase, 'query'>;

/** Words of one person, sealed or from a time when nothing was. */
interface Sealed {
  readonly subject: string;
  readonly text: string;
}

/**
 * Seals words with the key of a person, which is made with the first of them.
 *
 * Keys lie in a table of their own, in no log and no event. They are not wrapped: the read models hold
 * the same words in the same database. What they are for is that the log, which keeps everything, can
 * forget (crypto-shredding, reliability.md §6).
 */
export async function sealWords(
  database: Queryable,
  subject: string,
  words: string,
): Promise<string> {
  const { rows } = await database.query<{ readonly key: Buffer }>(makeKey, [subject, newKey()]);
  const [row] = rows;
  // A key made at the same moment by somebody else is not seen by this statement, but by the next
  return row ? seal(words, subject, row.key) : sealWords(database, subject, words);
}

/** Opens words, in their order; `--` where the key does not exist any more. */
export async function openWords(
  database: Queryable,
  words: readonly Sealed[],
): Promise<readonly string[]> {
  const subjects = new Set(
    words.filter(({ text }) => isSealed(text)).map(({ subject }) => subject),
  );
  if (subjects.size === 0) return words.map(({ text }) => text);
  const { rows } = await database.query<{ readonly subject: string; readonly key: Buffer }>(
    findKeys,
    [[...subjects]],
  );
  const keys = new Map(rows.map(({ subject, key }) => [subject, key]));
  return words.map(({ subject, text }) => {
    if (!isSealed(text)) return text;
    const key = keys.get(subject);
    return (key && unseal(text, subject, key)) ?? forgotten;
  });
}

/** Destroys the key of a person: what was sealed for them is lost, in every log and every backup of it. */
export async function forget(database: Queryable, subject: string): Promise<void> {
  await database.query(destroyKey, [subject]);
}

/** The same events, with the personal words in them to be read. */
export async function openEvents(
  database: Queryable,
  events: readonly EventEnvelope[],
): Promise<readonly EventEnvelope[]> {
  const places = events.flatMap((event, index) =>
    (personalFields.get(event.type) ?? []).map((field) => ({ index, field, event })),
  );
  if (places.length === 0) return events;
  const words = await openWords(
    database,
    places.map(({ event, field }) => ({ subject: event.subject, text: String(event.data[field]) })),
  );
  const readable = [...events];
  places.forEach(({ index, field }, n) => {
    const event = readable[index];
    if (event) readable[index] = { ...event, data: { ...event.data, [field]: words[n] } };
  });
  return readable;
}

/** The same subscription, which is handed events whose personal words can be read. */
export function opened(
  definition: SubscriptionDefinition,
  database: Queryable,
): SubscriptionDefinition {
  const { apply } = definition;
  return {
    ...definition,
    apply: async (events, checkpoint) => apply(await openEvents(database, events), checkpoint),
  };
}
