import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { Pool } from 'pg';

import { cpuOf, timeEach, type Measured } from '../rounds.ts';
import { quantile } from '../statistics.ts';

/** A statement with its parameters. */
export interface Timed {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/**
 * Times prepared statements on one connection. Uses `pgbench`, which discards the rows; where it is
 * missing, the driver, which parses them.
 */
export interface StatementTimer {
  /** `pgbench`, or `pg` for the driver. */
  readonly name: string;
  /** Runs a statement `count` times. @returns p50 and p99 in milliseconds */
  run(statement: Timed, count: number): Promise<Measured>;
}

const execute = promisify(execFile);

export async function statementTimer(
  url: string,
  directory: string,
  onEnd: (close: () => Promise<unknown>) => void,
): Promise<StatementTimer> {
  const isThere = await execute('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  if (isThere) return { name: 'pgbench', run: byPgbench(url, directory) };
  const pool = new Pool({ connectionString: url, max: 1 });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());
  return {
    name: 'pg',
    async run({ name, text, values }, count) {
      let times: readonly number[] = [];
      const cpu = await cpuOf(async () => {
        times = await timeEach(count, () => pool.query({ name, text, values: [...values] }));
      });
      return measured(times, cpu / count);
    },
  };
}

function byPgbench(url: string, directory: string): StatementTimer['run'] {
  return async ({ name, text, values }, count) => {
    const script = path.join(directory, `${name}.sql`);
    const sql = text.replaceAll(/\$(\d+)/gu, (_, nth: string) => `:p${nth}`);
    await writeFile(script, `${sql.replaceAll('\n', ' ')};\n`);
    const prefix = path.join(directory, `${name}.log`);
    const given = values.flatMap((value, index) => ['-D', `p${index + 1}=${value}`]);
    const shape = ['-n', '-M', 'prepared', '-c', '1', '-t', String(count)];
    await execute('pgbench', [...shape, '-l', '--log-prefix', prefix, ...given, '-f', script, url]);
    // One line per call: client, number, microseconds, …
    const logs = (await readdir(directory)).filter((file) => file.startsWith(`${name}.log`));
    const lines: number[] = [];
    for (const log of logs) {
      const file = path.join(directory, log);
      for (const line of (await readFile(file, 'utf8')).trim().split('\n')) {
        lines.push(Number(line.split(' ')[2]) / 1000);
      }
      await rm(file);
    }
    return measured(lines, 0);
  };
}

function measured(times: readonly number[], cpu: number): Measured {
  return { figures: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }, cpu };
}
