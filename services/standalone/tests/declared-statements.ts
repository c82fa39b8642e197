import { glob } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ofEventStore, ofFunctions, type OfSchema } from './statements-of-functions.ts';

/** A statement that a service executes. */
export interface DeclaredStatement {
  /** Unique: `request/queries/list-requests listAsCustomer`. */
  readonly name: string;
  /** The schema that comes first in the search path. */
  readonly schema: string;
  readonly text: string;
}

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** The statements of the platform without a schema name tables that several services have: one of those stands for all. */
const standsForAll = 'request';

/** What comes before a part of a statement: whoever gives the command, and the stream that was written. */
const around =
  'with caller as materialized (select gen_random_uuid() as user_id), saved as materialized (select gen_random_uuid() as id)';

/**
 * Collects the statements that the services execute: all that their `.sql.ts` files export, what their functions
 * return, and those of the event store for each of them. A common table expression is made whole.
 *
 * @throws Error for an exported function that `ofFunctions` does not know
 */
export async function declaredStatements(): Promise<readonly DeclaredStatement[]> {
  const statements = ofEventStore.flatMap((each) => statementsOf('event-store', each));
  for await (const file of glob('*/src/**/*.sql.ts', { cwd: folder })) {
    const [service = ''] = file.split(path.sep);
    if (file.startsWith(path.join('platform', 'src', 'testing'))) continue;
    const exported: unknown = await import(path.join(folder, file));
    const place = file.replace(`${path.sep}src`, '').replace(/\.sql\.ts$/u, '');
    for (const [name, value] of entriesOf(exported)) {
      if (typeof value === 'function') {
        const known = ofFunctions[`${service} ${name}`];
        if (!known) throw new Error(`Say in ofFunctions how to call ${name} of ${file}`);
        statements.push(...known.flatMap((each) => statementsOf(`${place} ${name}`, each)));
        continue;
      }
      const schema = service === 'platform' ? standsForAll : service;
      for (const [member, text] of textsIn(name, value)) {
        const whole = madeWhole(text);
        if (whole !== null) statements.push({ name: `${place} ${member}`, schema, text: whole });
      }
    }
  }
  return statements;
}

function statementsOf(name: string, { schema, texts }: OfSchema): DeclaredStatement[] {
  return Object.entries(texts).map(([member, text]) => ({
    name: [name, schema, member].join(' ').trim(),
    schema,
    text,
  }));
}

/** Returns the texts of an exported value: itself, that of a named statement, or those of several. */
function textsIn(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  const entries = entriesOf(value);
  const text = entries.find(([member]) => member === 'text')?.[1];
  if (typeof text === 'string') return [[name, text]];
  // Not the words of a table of files, which are parts of other statements
  return entries.flatMap(([member, each]) =>
    typeof each === 'string' ? [] : textsIn(`${name}.${member}`, each),
  );
}

/** Returns a statement, a common table expression as one, and null for any other part. */
function madeWhole(text: string): string | null {
  const start = text.trim();
  if (/^[a-z_]+ as (?:materialized )?\(/u.test(start)) return `${around}, ${start} select`;
  if (!/^(?:select|with|insert|update|delete)\b/u.test(start)) return null;
  return /\bcaller\b/u.test(start) ? `${around} ${start}` : start;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
