import type { ReadTable } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import {
  copyBlocksSql,
  countBlocksSql,
  countSameSql,
  holdSql,
  makeCopySql,
  type CopyPlaces,
} from './copy-tables.sql.ts';
import { seeingMoment, type Moment } from './moment.ts';
import { RebuildRefused } from './swap-tables.ts';

/** Blocks that one transaction copies: 16 MiB, since readers of the log wait for it. */
const blocksAtOnce = 2048;

/**
 * Copies the rows of a moment to tables of their own, in short transactions of `client`, so that they can be joined with
 * what is written after that moment.
 *
 * @throws RebuildRefused when the tables have been exchanged since the moment
 */
export async function copyTables(
  client: ClientBase,
  moment: Moment,
  tables: readonly ReadTable[],
  places: CopyPlaces,
): Promise<void> {
  if (tables.length === 0) return;
  const { reader } = moment;
  const names = tables.map(({ name }) => name);
  // Given back as soon as all is copied: whoever migrates a table would wait, and everybody behind them
  await reader.query('savepoint copying');
  try {
    await reader.query(holdSql(places.from, names));
    const { rows } = await reader.query<{ readonly same: number }>(countSameSql, [
      places.from,
      names,
    ]);
    if (rows[0]?.same !== tables.length) {
      throw new RebuildRefused(
        `The tables of ${places.from} were exchanged at this moment: run it again`,
      );
    }
    for (const table of tables) await copyTable(client, moment, table, places);
  } finally {
    await reader.query('rollback to savepoint copying').catch(() => undefined);
  }
}

async function copyTable(
  client: ClientBase,
  moment: Moment,
  table: ReadTable,
  places: CopyPlaces,
): Promise<void> {
  await client.query(makeCopySql(table, places));
  const place = [places.from, table.name];
  const { rows } = await moment.reader.query<{ readonly blocks: number }>(countBlocksSql, place);
  const blocks = rows[0]?.blocks ?? 0;
  for (let first = 0; first < blocks; first += blocksAtOnce) {
    await seeingMoment(client, moment, () =>
      client.query(copyBlocksSql(table, places), [first, first + blocksAtOnce]),
    );
  }
}
