import {
  appendParameters,
  appendSql,
  shiftParameters,
  timerParameters,
} from '@osta/event-store/postgres-streams.sql';
import { linkPhotos } from '@osta/request/commands/link-photos.sql';
import { linkProfessionals } from '@osta/request/commands/link-professionals.sql';
import { serviceRequest } from '@osta/request/domain/request/service-request';
import { escapeLiteral } from 'pg';

import type { BenchDatabase } from '../bench-database.ts';
import { requestIdOf, requestIdSql } from '../load/open-requests.sql.ts';
import { countWrittenSql, findWrittenSql } from './append-floor.sql.ts';
import {
  jsonSql,
  statementFloor,
  type StatementFloor,
  withExpressions,
} from './statement-floor.ts';

interface Written {
  readonly version: number;
  readonly state: string;
  readonly actor: string;
  readonly type: string;
  readonly data: string;
  readonly request_hash: string;
  readonly answer: string;
}

/** The statement of `submit quote`, with the content of a quote that was made over HTTP. */
export async function appendFloor(
  { pool, url }: BenchDatabase,
  quotedId: string,
  directory: string,
  onEnd: (close: () => Promise<unknown>) => void,
): Promise<StatementFloor> {
  const { rows } = await pool.query<Written>(findWrittenSql, [quotedId]);
  const [written] = rows;
  if (!written) throw new Error('The quote that was made over HTTP is not there');
  return statementFloor({
    name: 'append',
    statement: (number) => statement(number, written),
    async expectWritten(first, count) {
      const values = [requestIdOf(first), requestIdOf(first + count - 1), written.version];
      const counted = await pool.query<{ readonly count: number }>(countWrittenSql, values);
      const [found] = counted.rows;
      if (found?.count !== count) {
        throw new Error(`The floor has written ${found?.count} of ${count} statements`);
      }
    },
    // The tables beside the stream are named as in the pool of their service
    url: `${url}?options=${encodeURIComponent('-c search_path=request,public')}`,
    directory,
    onEnd,
  });
}

/** The product's statement, with an expression in place of each parameter. */
function statement(number: string, written: Written): string {
  const text = appendSql({ schema: 'request', table: 'service_request' }, 'update', {
    movesTimers: true,
    alongside: shiftParameters(
      `${linkProfessionals}, ${linkPhotos}`,
      appendParameters + timerParameters,
    ),
  });
  return withExpressions(text, [
    requestIdSql(number),
    String(written.version - 1),
    String(written.version),
    jsonSql(written.state),
    'now()',
    "'request'",
    escapeLiteral(written.actor),
    'gen_random_uuid()',
    'gen_random_uuid()',
    "'/osta/request'",
    'array[gen_random_uuid()]',
    `array[${escapeLiteral(written.type)}]`,
    `array[${jsonSql(written.data)}]`,
    escapeLiteral(written.actor),
    'gen_random_uuid()',
    escapeLiteral(written.request_hash),
    jsonSql(written.answer),
    String(serviceRequest.version),
    "array['expire-quote']",
    'array[gen_random_uuid()::text]',
    "array[now() + interval '3 days']",
    "'{}'::text[]",
    "'{}'::text[]",
    // Nobody else is asked, nobody's standing moves, and the photos stay
    "'{}'::uuid[]",
    'now()',
    "'{}'::uuid[]",
    "'{}'::boolean[]",
    "'{}'::boolean[]",
    'null::uuid[]',
  ]);
}
