import { catalog } from '@osta/contracts/catalog';
import { sealedPrefix } from '@osta/contracts/personal-words';
import { escapeLiteral } from 'pg';

import { codePattern, idOrInstantPattern, wordPathsOf } from './masked-words.ts';

/** The types that the catalog knows, with their versions and by their names in code. */
const types = [...new Set([...catalog.keys(), ...[...catalog.values()].map(({ event }) => event)])];

/** The data of an event without the words of people that the catalog declares. */
const dataWithoutWords = `case event.type ${types.map(withoutWords).join(' ')} else event.data end`;

function withoutWords(type: string): string {
  const paths = [...(wordPathsOf(type) ?? [])].map(
    (path) => ` #- ${escapeLiteral(`{${path.replaceAll('.', ',')}}`)}`,
  );
  return paths.length === 0 ? '' : `when ${escapeLiteral(type)} then event.data${paths.join('')}`;
}

/**
 * Returns the condition that what is shown of an event (`maskedData`) has a part of a text somewhere, in letters of any
 * case. Reads the data of each event: other conditions, which cost less, are looked at before it.
 *
 * @param part the parameter with the part; null: every event
 */
export function showsTextSql(part: string): string {
  const known = types.map((type) => escapeLiteral(type)).join(', ');
  const text = `(leaf.value #>> '{}')`;
  return `(${part}::text is null or exists (
       select from jsonb_path_query(${dataWithoutWords}, '$.**') as leaf (value)
        where jsonb_typeof(leaf.value) in ('string', 'number', 'boolean')
          and strpos(lower(${text}), lower(${part})) > 0
          and (jsonb_typeof(leaf.value) <> 'string' or case
            when event.type in (${known})
            then ${text} collate "C" ~ ${escapeLiteral(codePattern)}
              and not starts_with(${text}, ${escapeLiteral(sealedPrefix)})
            else ${text} collate "C" ~ ${escapeLiteral(idOrInstantPattern)} end)))`;
}
