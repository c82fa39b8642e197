import { catalog } from '@osta/contracts/catalog';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import { forgotten, type PersonalField } from '@osta/contracts/personal-words';
import { recordedType } from '@osta/contracts/recorded-type';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { Topic } from '@osta/contracts/topic';
import { postgresStreams, type PostgresStreamsOptions } from '@osta/event-store/postgres-streams';
import type { Queryable } from '@osta/event-store/queryable';
import type { Streams } from '@osta/event-store/streams';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import { topicOf } from '@osta/subscription/topic-of';

import { findKeys, forgetSql, keyOfCaller, makeKeys } from './personal-data.sql.ts';
import { isSealed, newKey, seal, unseal } from './sealing.ts';
import { readWords, withWords } from './words-in.ts';
import { unwrapKey, wrapKey } from './wrapped-keys.ts';

/** Words of one person: sealed, or recorded before sealing existed. */
export interface Sealed {
  readonly subject: string;
  readonly text: string;
}

interface KeyRow {
  readonly subject: string;
  /** `null` when the person is forgotten. */
  readonly key: Buffer | null;
}

/**
 * Creates streams that record personal words sealed, in events and in the folded state. The catalog declares
 * which words those are.
 *
 * Each service keeps a key per person in the table `subject_key` of its schema, never in a log or an event.
 * Their purpose is that the log, which keeps everything, can forget (crypto-shredding, ADR 10). A secret from
 * outside the database wraps them.
 *
 * An opened stream comes with the key of its caller, who is the author of most words.
 *
 * @param options the schema has the table of `personalDataMigrations` in it
 */
export function sealedStreams<State, Event extends EventContent>(
  options: Omit<PostgresStreamsOptions<State, Event>, 'beside'>,
): Streams<State, Event> {
  const { pool, schema } = options;
  return {
    ...postgresStreams({ ...options, beside: keyOfCaller(schema) }),
    seal: async (streamId, events, { actor, before, opened: loaded }) => {
      const isNew = areNewIn(before);
      const people = peopleIn(streamId, events, isNew);
      const [author] = people;
      if (author === undefined) return events;
      const own = loaded?.beside;
      const keys =
        Buffer.isBuffer(own) && people.length === 1 && author === actor
          ? new Map([[author, unwrapKey(own, author)]])
          : await keysOf(pool, schema, people);
      const sealed = <Each extends Event>(event: Each): Each =>
        sealEvent(event, streamId, isNew, keys);
      const [first, ...rest] = events;
      return [sealed(first), ...rest.map(sealed)];
    },
  };
}

/** Whether words are to be sealed: neither empty nor taken over from the state, where they are sealed already. */
type IsNew = (words: string) => boolean;

function areNewIn(state: unknown): IsNew {
  let text: string | undefined;
  return (words) => {
    if (!isSealed(words)) return words !== '';
    text ??= JSON.stringify(state);
    return !text.includes(JSON.stringify(words));
  };
}

function sealEvent<Event extends EventContent>(
  event: Event,
  streamId: string,
  isNew: IsNew,
  keys: ReadonlyMap<string, Buffer>,
): Event {
  let { data } = event;
  for (const field of fieldsOf(event)) {
    const words = readWords(data, field.path);
    if (!isNew(words)) continue;
    const subject = subjectOf(event, streamId, field);
    const key = keys.get(subject);
    if (!key) throw new Error(`There is no key for ${subject}`);
    data = withWords(data, field.path, seal(words, subject, key));
  }
  return { ...event, data };
}

/** Returns the people whose new words are in these events, each once. */
function peopleIn(
  streamId: string,
  events: readonly EventContent[],
  isNew: IsNew,
): readonly string[] {
  const people = events.flatMap((event) =>
    fieldsOf(event)
      .filter(({ path }) => isNew(readWords(event.data, path)))
      .map((field) => subjectOf(event, streamId, field)),
  );
  return [...new Set(people)].toSorted();
}

/** Returns a key for each person; for a forgotten person, a temporary key that is never stored. */
async function keysOf(
  database: Queryable,
  schema: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await database.query<KeyRow>({
    name: `${schema}.make-keys`,
    text: makeKeys(schema),
    values: [people, people.map((person) => wrapKey(newKey(), person))],
  });
  const keys = new Map(
    rows.map(({ subject, key }) => [subject, key ? unwrapKey(key, subject) : newKey()]),
  );
  // A key created concurrently is invisible to this statement, but visible to the next
  return people.every((person) => keys.has(person)) ? keys : keysOf(database, schema, people);
}

/**
 * Opens sealed words of a service, in order; `--` where the key no longer exists.
 *
 * @param schema of the service that sealed them
 */
export async function openWords(
  database: Queryable,
  schema: string,
  words: readonly Sealed[],
): Promise<readonly string[]> {
  const subjects = new Set(
    words.filter(({ text }) => isSealed(text)).map(({ subject }) => subject),
  );
  if (subjects.size === 0) return words.map(({ text }) => text);
  const { rows } = await database.query<{ readonly subject: string; readonly key: Buffer }>({
    name: `${schema}.find-keys`,
    text: findKeys(schema),
    values: [[...subjects]],
  });
  const keys = new Map(rows.map(({ subject, key }) => [subject, unwrapKey(key, subject)]));
  return words.map(({ subject, text }) => {
    if (!isSealed(text)) return text;
    const key = keys.get(subject);
    return (key && unseal(text, subject, key)) ?? forgotten;
  });
}

/** Destroys the key of a person. Words sealed for them become unreadable in every log and every backup of it. */
export async function forget(database: Queryable, schema: string, subject: string): Promise<void> {
  await database.query({ text: `with ${forgetSql(schema, 1)} select`, values: [[subject]] });
}

/** Returns the same events with the personal words of some topics opened. */
export async function openEvents(
  database: Queryable,
  events: readonly EventEnvelope[],
  topics: readonly Topic[],
): Promise<readonly EventEnvelope[]> {
  const readable = [...events];
  for (const topic of topics) {
    const places = events.flatMap((event, index) =>
      topicOf(event) === topic ? fieldsOf(event).map((field) => ({ index, field, event })) : [],
    );
    if (places.length === 0) continue;
    const words = await openWords(
      database,
      schemaOfTopic[topic],
      places.map(({ event, field }) => ({
        subject: subjectOf(event, event.subject, field),
        text: readWords(event.data, field.path),
      })),
    );
    places.forEach(({ index, field: { path } }, n) => {
      const event = readable[index];
      const text = words[n];
      if (event === undefined || text === undefined) return;
      readable[index] = { ...event, data: withWords(event.data, path, text) };
    });
  }
  return readable;
}

/** Wraps a subscription so that its handler gets the personal words it asks for opened. */
export function opened(
  definition: SubscriptionDefinition,
  database: Queryable,
): SubscriptionDefinition {
  const { apply, wordsOf = [] } = definition;
  if (wordsOf.length === 0) return definition;
  return {
    ...definition,
    apply: async (events, checkpoint) =>
      apply(await openEvents(database, events, wordsOf), checkpoint),
  };
}

function fieldsOf({ type }: Pick<EventContent, 'type'>): readonly PersonalField[] {
  return catalog.get(recordedType(type))?.personalFields ?? [];
}

/** Returns the id of the person whose words these are. */
function subjectOf({ data }: EventContent, streamId: string, { of }: PersonalField): string {
  if (of === 'subject') return streamId;
  const person = data[of];
  if (typeof person !== 'string') throw new TypeError(`The event does not say its ${of}`);
  return person;
}
