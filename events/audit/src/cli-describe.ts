import type { ReadModel } from '@osta/subscription/read-model';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

import { modelOf, print, type Audit, type Outcome } from './cli-audit.ts';
import { countParked } from './count-parked.ts';
import { inTransaction } from './in-transaction.ts';
import { measureLog, sourcesOf } from './log-reader.ts';
import { findLastCompared } from './run-record.ts';

/** How a read model is declared, as it is printed. */
interface Declaration {
  readonly name: string;
  /** The schema of its tables, which is that of its service. */
  readonly schema: string;
  readonly topics: readonly string[];
  readonly tables: readonly string[];
}

function declarationOf({ name, schema, topics, tables }: ReadModel): Declaration {
  return { name, schema, topics, tables: tables.map((table) => table.name) };
}

/** Lists the read models by service. It reads nothing of them: a log of any size. */
export async function runList(audit: Audit): Promise<Outcome> {
  const models = audit.system.models
    .map(declarationOf)
    .toSorted(
      (one, other) =>
        one.schema.localeCompare(other.schema, 'en') || one.name.localeCompare(other.name, 'en'),
    );
  const width = Math.max(...models.map(({ name }) => name.length));
  print(
    audit,
    models,
    models.map(
      ({ name, schema, topics, tables }) =>
        `${name.padEnd(width)}  ${schema}: ${tables.join(', ')}, from ${topics.join(', ')}`,
    ),
  );
  return { code: 0, counts: { models: models.length } };
}

async function countRows(client: ClientBase, schema: string, table: string): Promise<number> {
  const { rows } = await client.query<{ readonly rows: number }>(
    `select count(*)::int as rows from ${quote(schema)}.${quote(table)}`,
  );
  return rows[0]?.rows ?? 0;
}

/** Tells what one read model consists of, what it follows from, and when it was last compared with that. */
export async function runDescribe(audit: Audit): Promise<Outcome> {
  const { client, system } = audit;
  const model = modelOf(audit);
  const describe = async () => {
    const tables = [];
    for (const { name, key, compared, personal = [] } of model.tables) {
      tables.push({
        name,
        key,
        compared,
        personal,
        rows: await countRows(client, model.schema, name),
      });
    }
    return {
      ...declarationOf(model),
      tables,
      subscriptions: model.subscriptions.map(({ name }) => name),
      ...(await measureLog(client, sourcesOf(system, model, true), null)),
      parked: await countParked(client, model),
      lastCompared: await findLastCompared(client, model.name),
    };
  };
  const begin = 'begin isolation level repeatable read, read only';
  const described = await inTransaction(client, describe, begin);
  const { schema, topics, tables, subscriptions, events, ahead, parked, lastCompared } = described;
  print(audit, described, [
    `${model.name}: tables of ${schema}, from ${topics.join(', ')}`,
    subscriptions.length === 0
      ? 'Written by commands, with their events'
      : `Written by ${subscriptions.join(', ')}`,
    ...tables.map(
      ({ name, key, compared, personal, rows }) =>
        `${name}: ${rows} rows by ${key.join(', ')}; ${compared.length} columns are compared` +
        (personal.length === 0 ? '' : `, without showing ${personal.join(', ')}`),
    ),
    `${events} events applied, ${ahead} recorded and not applied yet, ${parked} streams parked`,
    lastCompared === null
      ? 'Never compared with the log'
      : `Last compared at ${lastCompared.endedAt.toISOString()}: ${lastCompared.differences} differences`,
  ]);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { code: 0, counts: { rows, events, ahead, parked } };
}
