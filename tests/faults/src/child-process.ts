import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { ScenarioContext } from './scenario.ts';

/**
 * Runs a program of `processes/` from source until the scenario ends. Resolves when it has written its
 * first line.
 */
export async function startProcess(
  { onEnd }: ScenarioContext,
  name: string,
  ...args: readonly string[]
): Promise<ChildProcess> {
  const program = fileURLToPath(new URL(`processes/${name}.ts`, import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@osta/source', program, ...args],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  onEnd(() => kill(child));
  await once(child.stdout, 'data');
  return child;
}

/** Kills it with SIGKILL. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
