import { catalog } from '@osta/contracts/catalog';
import { forgotten, sealedPrefix, type PersonalField } from '@osta/contracts/personal-words';
import { recordedType } from '@osta/contracts/recorded-type';

import { readContent, type EventContentRow } from './log-reader.ts';

/** Words in an event that the catalog declares to be of a person. */
export interface WordsOfPerson {
  readonly person: string;
  /** The id of the event. */
  readonly event: string;
  /** `data.content.description` */
  readonly field: string;
  /** Whether anybody can read them without a key. */
  readonly isReadable: boolean;
}

const codeNames: ReadonlySet<string> = new Set([...catalog.values()].map(({ event }) => event));

/** Returns the declared words of the newest form of an event, by any type that it was recorded under, or its name in code. */
function fieldsOf(type: string): readonly PersonalField[] {
  const name = catalog.get(type)?.event ?? type;
  return codeNames.has(name) ? (catalog.get(recordedType(name))?.personalFields ?? []) : [];
}

/**
 * Finds the words of people in events of one stream, by what the catalog declares of their newest form. Words that older
 * versions recorded in plain text are among them.
 */
export function wordsOfPeople(
  streamId: string,
  events: readonly EventContentRow[],
): readonly WordsOfPerson[] {
  return events.flatMap((row) => {
    const content = readContent(row);
    const { type, data } = 'data' in content ? content : row;
    return fieldsOf(type).flatMap(({ path, of }) => {
      const text = path.reduce<unknown>(memberOf, data);
      const person = of === 'subject' ? streamId : memberOf(data, of);
      if (typeof text !== 'string' || text === '' || typeof person !== 'string') return [];
      const isReadable = text !== forgotten && !text.startsWith(sealedPrefix);
      return [{ person, event: row.id, field: fieldOf(path), isReadable }];
    });
  });
}

function fieldOf(path: PersonalField['path']): string {
  return ['data', ...path].join('.');
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
