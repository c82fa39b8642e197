import type { EventEnvelope } from '@osta/contracts/envelope';
import type { LocalizedText } from '@osta/contracts/locale';
import { professionalContract } from '@osta/contracts/professional/contract';
import { peopleIn } from '@osta/platform/people/people-in';
import { openWords } from '@osta/platform/personal-data/personal-data';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { nameVector, profileVector } from '../search/profile-words.ts';
import { indexWordsSql, readSaidSql } from './index-words.sql.ts';

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

/**
 * Returns the subscription that keeps the words by which professionals are found. An event says only that something
 * has changed: what they say is read from the snapshots, whose words are opened here. Names come from the events of
 * accounts, because the copy of names may be behind. Reading twice, or later, writes the same.
 */
export function indexWords(pool: Pool): SubscriptionDefinition {
  const { name: schema } = professionalContract;
  const text = `with ${indexWordsSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name: 'professional-words',
    topics: ['account', 'professional', 'offering', 'application'],
    wordsOf: ['account'],
    async apply(events, checkpoint) {
      const people = new Map(peopleIn(events).map((person) => [person.id, person]));
      const ids = [...new Set(events.map(personOf))];
      const said = await readSaid(pool, ids);
      await pool.query({
        name: 'professional.index-words',
        text,
        values: [
          ids,
          ids.map((id) => {
            const person = people.get(id);
            return person === undefined || person.isErased ? null : nameVector(person.fullName);
          }),
          ids.map((id) => said.get(id)?.version ?? 0),
          ids.map((id) => said.get(id)?.words ?? null),
          ids.map((id) => people.get(id)?.isErased ?? false),
          ...checkpointValues(checkpoint),
        ],
      });
    },
  };
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

async function readSaid(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
  const { rows } = await pool.query<SaidRow>(readSaidSql, [ids]);
  const texts = rows.map(({ headline, names, service_names: serviceNames, is_shown: isShown }) =>
    isShown ? [headline, names, ...serviceNames].flatMap(({ ar, en }) => [ar, en]) : [],
  );
  const opened = await openWords(
    pool,
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
