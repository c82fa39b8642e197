import type { EventEnvelope } from '@osta/contracts/envelope';
import type { LocalizedText } from '@osta/contracts/locale';
import { professionalContract } from '@osta/contracts/professional/contract';
import type { Queryable } from '@osta/event-store/queryable';
import { peopleIn } from '@osta/platform/people/people-in';
import { openWords } from '@osta/platform/personal-data/personal-data';
import { stateModel } from '@osta/platform/read-models/state-model';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { nameVector, profileVector } from '../search/profile-words.ts';
import { findPeopleOfSql, indexWordsSql, readSaidSql } from './index-words.sql.ts';

interface SaidRow {
  readonly id: string;
  /** Sealed, as are all words. */
  readonly headline: LocalizedText;
  readonly names: LocalizedText;
  readonly is_shown: boolean;
  readonly version: number;
  readonly service_names: readonly LocalizedText[];
}

/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 5;

const { name: schema } = professionalContract;
const subscription = 'professional-words';
const topics = ['account', 'professional', 'offering', 'application'] as const;
const wordsOf = ['account'] as const;

/**
 * Returns the subscription that keeps the words by which professionals are found. An event says only that something
 * has changed: what they say is read from the snapshots, whose words are opened here. Names come from the events of
 * accounts, because the copy of names may be behind. Reading twice, or later, writes the same.
 */
export function indexWords(pool: Pool): SubscriptionDefinition {
  const text = `with ${indexWordsSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name: subscription,
    topics,
    wordsOf,
    async apply(events, checkpoint) {
      const values = [...(await readWords(pool, events)), ...checkpointValues(checkpoint)];
      await pool.query({ name: 'professional.index-words', text, values });
    },
  };
}

/**
 * For the manifest: an audit reads the words of all professionals anew, and compares them. The version is not compared:
 * it is that of the last reading, and of somebody who is erased nobody reads again.
 */
export const professionalWordsModel: ReadModel = stateModel({
  name: subscription,
  schema,
  topics,
  wordsOf,
  subscription,
  tables: [
    {
      name: 'profile_words',
      key: ['id'],
      compared: ['named', 'said', 'is_erased'],
      personal: ['named', 'said'],
      columns: ['id', 'named', 'version', 'said', 'is_erased'],
    },
  ],
  reads: [{ name: 'profile', columns: ['id', 'is_hidden', 'is_paused'] }],
  read: readWords,
  writeSql: `with ${indexWordsSql} select`,
  findKeysSql: findPeopleOfSql,
});

/** Reads the parameters of `indexWordsSql` for a batch of events. */
async function readWords(
  database: Queryable,
  events: readonly EventEnvelope[],
): Promise<readonly unknown[]> {
  const people = new Map(peopleIn(events).map((person) => [person.id, person]));
  const ids = [...new Set(events.map(personOf))];
  const said = await readSaid(database, ids);
  return [
    ids,
    ids.map((id) => {
      const person = people.get(id);
      return person === undefined || person.isErased ? null : nameVector(person.fullName);
    }),
    ids.map((id) => said.get(id)?.version ?? 0),
    ids.map((id) => said.get(id)?.words ?? null),
    ids.map((id) => people.get(id)?.isErased ?? false),
  ];
}

/** Returns whose words an event may change. */
function personOf({ subject, data }: EventEnvelope): string {
  const person = data['professionalId'] ?? data['applicantId'];
  return typeof person === 'string' ? person : subject;
}

interface Said {
  readonly version: number;
  /** `null`: customers see nothing of them. */
  readonly words: string | null;
}

async function readSaid(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Said>> {
  const { rows } = await database.query<SaidRow>({ text: readSaidSql, values: [ids] });
  const texts = rows.map(({ headline, names, service_names: serviceNames, is_shown: isShown }) =>
    isShown ? [headline, names, ...serviceNames].flatMap(({ ar, en }) => [ar, en]) : [],
  );
  const opened = await openWords(
    database,
    professionalContract.name,
    rows.flatMap(({ id: subject }, n) => (texts[n] ?? []).map((text) => ({ subject, text }))),
  );
  let read = 0;
  return new Map(
    rows.map(({ id, version, is_shown: isShown }, n) => {
      const from = read;
      read += texts[n]?.length ?? 0;
      const all = opened.slice(from, read);
      const said = {
        headlines: all.slice(0, 2),
        names: all.slice(2, 4),
        serviceNames: all.slice(4),
      };
      return [id, { version, words: isShown ? profileVector(said) : null }];
    }),
  );
}
