import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { commandLine } from '@osta/infrastructure/process-identity';

const run = promisify(execFile);

export interface OtherProcess {
  readonly child: ChildProcess;
  /** Returns what it printed after that word, as soon as it is there. Rejects when the process ends without it. */
  said(word: string, text?: string): Promise<unknown>;
  /** Sends kill -9 and waits for the end. */
  kill(): Promise<void>;
}

export interface Circumstances {
  readonly uid?: number;
  /** A command prefix under which the program is started. */
  readonly inside?: readonly string[];
}

/** Starts run-postgres.ts as a process of its own. */
export function postgresInOtherProcess(
  dataDirectory: string,
  { uid, inside = [] }: Circumstances = {},
): OtherProcess {
  const program = path.join(import.meta.dirname, 'run-postgres.ts');
  const node = [process.execPath, '--import', 'tsx', '--conditions=@osta/source', program];
  const [file, ...args] = [...inside, ...node, dataDirectory];
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });

  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let over = false;
  const look = (): void => waiting.forEach((each) => each());
  createInterface({ input: child.stdout })
    .on('line', (line) => {
      lines.push(line);
      look();
    })
    .on('close', () => {
      over = true;
      look();
    });

  return {
    child,
    async said(word, text = '') {
      return new Promise((resolve, reject) => {
        const check = (): void => {
          const line = lines.find((each) => each.startsWith(`${word} `) && each.includes(text));
          if (line === undefined && !over) return;
          waiting.delete(check);
          if (line === undefined)
            reject(new Error(`it never said ${word} ${text}: ${lines.join()}`));
          else resolve(JSON.parse(line.slice(word.length + 1)));
        };
        waiting.add(check);
        check();
      });
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A process of this machine. */
interface Listed {
  readonly pid: number;
  readonly parent: number;
  /** The program and its arguments. */
  readonly line: string;
}

/** Lists all processes. A bare Debian has no `ps`. */
export async function everyProcess(): Promise<readonly Listed[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,args=']);
    const rows = stdout.matchAll(/^ *(?<pid>\d+) +(?<parent>\d+) +(?<line>.*)$/gmu);
    return [...rows].map(({ groups }) => ({
      pid: Number(groups?.['pid']),
      parent: Number(groups?.['parent']),
      line: groups?.['line'] ?? '',
    }));
  }
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name)).map(Number);
  return Promise.all(
    numbers.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const parent = Number(/^PPid:\s+(?<parent>\d+)$/mu.exec(status)?.groups?.['parent']);
      return { pid, parent, line: (await commandLine(pid)).join(' ') };
    }),
  );
}

/** Returns the command lines of the processes that run on a folder. */
export async function runningOn(folder: string): Promise<readonly string[]> {
  const all = await everyProcess();
  return all.map(({ line }) => line).filter((line) => line.includes(folder));
}
