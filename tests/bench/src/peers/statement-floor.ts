import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { escapeLiteral, Pool } from 'pg';

/** Runs one SQL statement alone, without the rest of a command. */
export interface StatementFloor {
  /** `pgbench`, or `pg` for the driver. */
  readonly name: string;
  /**
   * Runs the statement for `count` numbers, from `first` on.
   *
   * @returns statements a second
   * @throws Error when a statement has written nothing: such a floor would be too fast
   */
  run(first: number, count: number): Promise<number>;
}

export interface FloorOptions {
  /** Of the files and the prepared statement: `append` */
  readonly name: string;
  /** Returns the statement for a number. @param number an SQL expression */
  readonly statement: (number: string) => string;
  /** Throws when the statements of these numbers have not all written. */
  readonly expectWritten: (first: number, count: number) => Promise<void>;
  readonly url: string;
  /** An empty directory. */
  readonly directory: string;
  readonly onEnd: (close: () => Promise<unknown>) => void;
}

export const floorConnections = 8;

/** Returns the floor of a statement: `pgbench` where it is installed, otherwise the driver. */
export async function statementFloor(options: FloorOptions): Promise<StatementFloor> {
  const { name, statement, expectWritten, url, directory, onEnd } = options;
  const run = promisify(execFile);
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );

  if (hasPgbench) {
    const script = path.join(directory, `${name}.sql`);
    const sql = statement(':number::bigint').replaceAll('\n', ' ');
    await writeFile(
      script,
      `\\set nth :nth + 1\n\\set number :first + :client_id * :count + :nth\n${sql};\n`,
    );
    return {
      name: 'pgbench',
      async run(first, count) {
        const each = Math.floor(count / floorConnections);
        const clients = ['-c', String(floorConnections), '-j', '2', '-t', String(each)];
        const from = ['-D', `first=${first}`, '-D', `count=${each}`, '-D', 'nth=-1'];
        const asked = ['-n', '-M', 'prepared', ...clients, ...from, '-f', script, url];
        const { stdout } = await run('pgbench', asked);
        const rate = /^tps = ([\d.]+)/mu.exec(stdout)?.[1];
        if (rate === undefined) throw new Error(`pgbench did not say how fast it was: ${stdout}`);
        await expectWritten(first, each * floorConnections);
        return Number(rate);
      },
    };
  }

  const connections = new Pool({ connectionString: url, max: floorConnections });
  // The pool replaces an idle connection that breaks
  connections.on('error', () => {});
  onEnd(() => connections.end());
  const text = statement('$1::bigint');
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
            await connections.query({ name: `bench.${name}`, text, values: [number] });
          }
        }),
      );
      const rate = count / ((performance.now() - began) / 1000);
      await expectWritten(first, count);
      return rate;
    },
  };
}

/** Returns a statement with an expression in place of each parameter; parameters beyond them are null. */
export function withExpressions(text: string, values: readonly string[]): string {
  return text.replaceAll(/\$(\d+)/gu, (_, nth: string) => `(${values[Number(nth) - 1] ?? 'null'})`);
}

/**
 * Returns JSON text as an SQL expression. `pgbench` reads a colon before a letter as a variable, and sealed text
 * contains such colons. JSON allows `\u003a` inside strings instead.
 */
export function jsonSql(text: string): string {
  const plain = text.replaceAll(/:(?=[A-Za-z_])/gu, String.raw`\u003a`);
  return `${escapeLiteral(plain)}::jsonb`;
}
