import { booking } from '@osta/booking/domain/booking/booking';
import {
  appendParameters,
  appendSql,
  timerParameters,
} from '@osta/event-store/postgres-streams.sql';
import { escapeLiteral } from 'pg';

import type { BenchDatabase } from '../bench-database.ts';
import { findHeldSql } from './hold-floor.sql.ts';
import {
  jsonSql,
  statementFloor,
  type StatementFloor,
  withExpressions,
} from './statement-floor.ts';

interface Held {
  readonly id: string;
  readonly state: string;
  readonly actor: string;
  readonly type: string;
  readonly data: string;
  readonly request_hash: string;
  readonly answer: string;
}

export interface HoldFloorOptions {
  /** `booking`, or `free` for the table that refuses no overlap. */
  readonly table: 'booking' | 'free';
  readonly directory: string;
  readonly onEnd: (close: () => Promise<unknown>) => void;
}

/**
 * The statement that holds a slot, with the content of a hold that was made over HTTP. Each writes for others, so
 * none waits for another, and no customer holds too many.
 */
export async function holdFloor(
  { pool, url }: BenchDatabase,
  { table, directory, onEnd }: HoldFloorOptions,
): Promise<StatementFloor> {
  const { rows } = await pool.query<Held>(findHeldSql);
  const [held] = rows;
  if (!held) throw new Error('The hold that was made over HTTP is not there');
  const prefix = table === 'booking' ? '000000f0' : '000000f1';
  const idSql = (number: string): string =>
    `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  return statementFloor({
    name: `hold-${table}`,
    statement: (number) => statement(table, idSql(number), held),
    async expectWritten(first, count) {
      const { rows: counted } = await pool.query<{ readonly count: number }>(
        `select count(*)::int as count from booking.${table}
          where id between ${idSql('$1::bigint')} and ${idSql('$2::bigint')}`,
        [first, first + count - 1],
      );
      const found = counted[0]?.count;
      if (found !== count) throw new Error(`The floor has written ${found} of ${count} statements`);
    },
    url,
    directory,
    onEnd,
  });
}

/** The product's statement, with an expression in place of each parameter. */
function statement(table: HoldFloorOptions['table'], id: string, held: Held): string {
  const text = appendSql({ schema: 'booking', table }, 'create', {
    movesTimers: true,
    alongside: undefined,
  });
  const values = [
    id,
    '0',
    '1',
    `${jsonSql(held.state)} || jsonb_build_object('professionalId', ${id}::text, 'customerId', ${id}::text)`,
    'now()',
    "'booking'",
    escapeLiteral(held.actor),
    'gen_random_uuid()',
    'gen_random_uuid()',
    "'/osta/booking'",
    'array[gen_random_uuid()]',
    `array[${escapeLiteral(held.type)}]`,
    `array[${jsonSql(held.data)}]`,
    escapeLiteral(held.actor),
    'gen_random_uuid()',
    escapeLiteral(held.request_hash),
    jsonSql(held.answer),
    String(booking.version),
    "array['release-hold']",
    "array['']",
    "array[now() + interval '1 hour']",
    "'{}'::text[]",
    "'{}'::text[]",
  ];
  if (values.length !== appendParameters + timerParameters) throw new Error('other parameters');
  return withExpressions(text, values);
}
