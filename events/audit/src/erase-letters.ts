import { readLettersSql } from './erase-check.sql.ts';
import type { EventContentRow } from './log-reader.ts';
import { erasedAmong, nobody, schemasWith, type Check, type Trace } from './trace.ts';
import { wordsOfPeople } from './words-of-people.ts';

interface Letter {
  readonly table: string;
  readonly id: string;
  /** As the subscription got it: upcast, its words sealed. */
  readonly event: (Omit<EventContentRow, 'topic'> & { readonly subject: string }) | null;
  readonly raw: string | null;
}

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/giu;

interface Found {
  readonly person: string;
  readonly table: string;
  readonly id: string;
  readonly field: string;
}

/** Returns whose words can be read in a message, and whom one that is no event names. */
function peopleInLetter({ table, id, event, raw }: Letter): readonly Found[] {
  if (!event) {
    return [...new Set(raw?.match(anyId)?.map((each) => each.toLowerCase()))].map((person) => ({
      person,
      table,
      id,
      field: 'raw',
    }));
  }
  const topic = event.type.split('.')[1] ?? '';
  return wordsOfPeople(event.subject, [{ ...event, topic }])
    .filter(({ isReadable }) => isReadable)
    .map(({ person, field }) => ({ person, table, id, field: `event.${field}` }));
}

/** Looks through messages that are parked or were discarded. One that is no event is a trace of whom it names. */
export async function checkLetters(check: Check, traces: Trace[]): Promise<void> {
  const { client, pageSize } = check;
  for (const schema of schemasWith(check, 'parked_event')) {
    let after = nobody;
    for (;;) {
      const { rows } = await client.query<Letter>(readLettersSql(schema), [after, pageSize]);
      const last = rows.at(-1);
      if (!last) break;
      const found = rows.flatMap(peopleInLetter);
      const gone = await erasedAmong(check, new Set(found.map(({ person }) => person)));
      for (const { person, table, id, field } of found) {
        if (!gone.has(person)) continue;
        traces.push({ fault: 'readable', person, schema, table, row: { id }, field });
      }
      after = last.id;
    }
  }
}
