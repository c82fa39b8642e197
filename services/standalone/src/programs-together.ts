import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { processEnvironment } from '@osta/platform/config/read-config';

const root = path.resolve(import.meta.dirname, '../../..');

/** A program in a process of its own. */
export interface Launched {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Processes that are of use only together. */
export interface ProgramsTogether {
  /** Starts a program that runs until the end: when it ends by itself, part of the product is useless. */
  launch(name: string, program: Launched): void;
  /** Starts a program that ends by itself. Returns its exit code; `null` after a signal. */
  finish(program: Launched): Promise<number | null>;
  /** From now on a program that ends does so as it should: a signal from the terminal reaches all of them. */
  expectEnds(): void;
  /** Asks all of them to end, and waits until they have. */
  end(): Promise<void>;
  /** Whether all of them are about to end. */
  readonly isEnding: () => boolean;
}

/** @param onLoss is told, once, which program has ended by itself and how; the others go on until `end` */
export function createProgramsTogether(onLoss: (sentence: string) => void): ProgramsTogether {
  const children: ChildProcess[] = [];
  let isEnding = false;

  function start({ file, environment }: Launched): ChildProcess {
    // From the sources or compiled, as this process itself
    const child = spawn(process.execPath, [...process.execArgv, path.resolve(root, file)], {
      cwd: root,
      env: { ...processEnvironment, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
  }

  return {
    launch(name, program) {
      start(program).once('exit', (code, signal) => {
        if (isEnding) return;
        isEnding = true;
        const how = signal ?? `exit code ${code}`;
        onLoss(`${name} has ended by itself (${how}): everything stops. Start again.`);
      });
    },
    async finish(program) {
      const child = start(program);
      await once(child, 'exit');
      return child.exitCode;
    },
    expectEnds() {
      isEnding = true;
    },
    async end() {
      isEnding = true;
      await Promise.all(children.map(endProcess));
    },
    isEnding: () => isEnding,
  };
}

/** Asks a process to end and waits; kills it after ten seconds. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(hard);
}
