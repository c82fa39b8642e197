import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import {
  appendParameters,
  appendSql,
  timerParameters,
} from '@osta/event-store/postgres-streams.sql';
import { linkProfessionals } from '@osta/request/commands/link-professionals.sql';
import { serviceRequest } from '@osta/request/domain/request/service-request';
import { escapeLiteral, Pool } from 'pg';

import type { BenchDatabase } from '../bench-database.ts';
import { requestIdOf, requestIdSql } from '../load/open-requests.sql.ts';
import { countWrittenSql, findWrittenSql } from './append-floor.sql.ts';

/** Runs the SQL statement of the command alone, without the rest of the command. */
export interface AppendFloor {
  /** `pgbench`, or `pg` for the driver. */
  readonly name: string;
  /**
   * Appends to `count` requests, from number `first` on.
   *
   * @returns statements a second
   * @throws Error when a statement has written nothing: such a floor would be too fast
   */
  run(first: number, count: number): Promise<number>;
}

export const floorConnections = 8;

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
): Promise<AppendFloor> {
  const { rows } = await pool.query<Written>(findWrittenSql, [quotedId]);
  const [written] = rows;
  if (!written) throw new Error('The quote that was made over HTTP is not there');
  const run = promisify(execFile);

  async function expectWritten(first: number, count: number, version: number): Promise<void> {
    const values = [requestIdOf(first), requestIdOf(first + count - 1), version];
    const counted = await pool.query<{ readonly count: number }>(countWrittenSql, values);
    const [found] = counted.rows;
    if (found?.count !== count) {
      throw new Error(`The floor has written ${found?.count} of ${count} statements`);
    }
  }

  if (
    await run('pgbench', ['--version']).then(
      () => true,
      () => false,
    )
  ) {
    const script = path.join(directory, 'append.sql');
    const sql = statement(':number::bigint', written);
    await writeFile(
      script,
      `\\set nth :nth + 1\n\\set number :first + :client_id * :count + :nth\n${sql.replaceAll('\n', ' ')};\n`,
    );
    return {
      name: 'pgbench',
      async run(first, count) {
        const each = Math.floor(count / floorConnections);
        const clients = ['-c', String(floorConnections), '-j', '2', '-t', String(each)];
        const from = ['-D', `first=${first}`, '-D', `count=${each}`, '-D', 'nth=-1'];
        const { stdout } = await run('pgbench', [
          '-n',
          '-M',
          'prepared',
          ...clients,
          ...from,
          '-f',
          script,
          url,
        ]);
        const rate = /^tps = ([\d.]+)/mu.exec(stdout)?.[1];
        if (rate === undefined) throw new Error(`pgbench did not say how fast it was: ${stdout}`);
        await expectWritten(first, count, written.version);
        return Number(rate);
      },
    };
  }

  const connections = new Pool({ connectionString: url, max: floorConnections });
  // The pool replaces an idle connection that breaks
  connections.on('error', () => {});
  onEnd(() => connections.end());
  const text = statement('$1::bigint', written);
  return {
    name: 'pg',
    async run(first, count) {
      let next = first;
      const began = performance.now();
      await Promise.all(
        Array.from({ length: floorConnections }, async () => {
          while (next < first + count) {
            const number = next;
            next += 1;
            await connections.query({ name: 'bench.append', text, values: [number] });
          }
        }),
      );
      const rate = count / ((performance.now() - began) / 1000);
      await expectWritten(first, count, written.version);
      return rate;
    },
  };
}

/** The product's statement, with an expression in place of each parameter. */
function statement(number: string, written: Written): string {
  const own = appendParameters + timerParameters + 1;
  const text = appendSql({ schema: 'request', table: 'service_request' }, 'update', {
    movesTimers: true,
    alongside: linkProfessionals
      .replace('into request_', 'into request.request_')
      .replaceAll('$2', `$${own + 1}`)
      .replaceAll('$1:', `$${own}:`),
  });
  const version = written.version - 1;
  const values = [
    requestIdSql(number),
    String(version),
    String(written.version),
    json(written.state),
    'now()',
    "'request'",
    escapeLiteral(written.actor),
    'gen_random_uuid()',
    'gen_random_uuid()',
    "'/osta/request'",
    'array[gen_random_uuid()]',
    `array[${escapeLiteral(written.type)}]`,
    `array[${json(written.data)}]`,
    escapeLiteral(written.actor),
    'gen_random_uuid()',
    escapeLiteral(written.request_hash),
    json(written.answer),
    String(serviceRequest.version),
    "array['expire-quote']",
    'array[gen_random_uuid()::text]',
    "array[now() + interval '3 days']",
    "'{}'::text[]",
    "'{}'::text[]",
    "'{}'::uuid[]",
    'now()',
  ];
  return text.replaceAll(/\$(\d+)/gu, (_, nth: string) => `(${values[Number(nth) - 1] ?? 'null'})`);
}

/**
 * `pgbench` reads a colon before a letter as a variable, and sealed text contains such colons. JSON
 * allows `\u003a` inside strings instead.
 */
function json(text: string): string {
  const plain = text.replaceAll(/:(?=[A-Za-z_])/gu, String.raw`\u003a`);
  return `${escapeLiteral(plain)}::jsonb`;
}
