import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Identifies one process uniquely: its id with its start time, because ids are reused. Only letters, digits,
 * dots and dashes, so that it fits in a command line.
 */
export type ProcessIdentity = `${number}.${string}`;

/** Parses an identity; undefined for any other text. */
export function readIdentity(text: string): ProcessIdentity | undefined {
  return isIdentity(text) ? text : undefined;
}

/** Returns the identity of a living process; undefined when it has ended, zombies included. */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    // The name in parentheses may itself contain parentheses and spaces: proc_pid_stat(5)
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, beganAt] = [fields?.[0], fields?.[19]];
    return beganAt === undefined || state === 'Z' || state === 'X'
      ? undefined
      : `${pid}.${beganAt}`;
  }
  if (process.platform === 'win32') return isSignalled(pid) ? `${pid}.0` : undefined;

  const listed = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => undefined);
  const [state, ...beganAt] = listed?.stdout.trim().split(/\s+/) ?? [];
  if (state === undefined || beganAt.length === 0 || state.startsWith('Z')) return undefined;
  return `${pid}.${beganAt.join('-').replaceAll(':', '-')}`;
}

/** Returns whether the process with this identity is still alive. */
export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  return (await identify(pidOf(identity))) === identity;
}

/** Returns the process id, which the system may have reused since. */
export function pidOf(identity: ProcessIdentity): number {
  return Number.parseInt(identity, 10);
}

/** Returns the arguments of a living process, the program first; empty when they cannot be read. */
export async function commandLine(pid: number): Promise<readonly string[]> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return line.split('\0').slice(0, -1);
  }
  if (process.platform === 'win32') return [];
  const listed = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => undefined,
  );
  return listed?.stdout.trim().split(' ') ?? [];
}

/** A signal, and the milliseconds to wait before the next one. */
export type Farewell = readonly [signal: NodeJS.Signals, patience: number];

/** Sends one signal after the other until the process has ended. Returns false when it survived all of them. */
export async function endProcess(
  identity: ProcessIdentity,
  farewells: readonly Farewell[],
): Promise<boolean> {
  for (const [signal, patience] of farewells) {
    if (!(await isAlive(identity))) return true;
    signalProcess(pidOf(identity), signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!(await isAlive(identity))) return true;
      await wait(20);
    }
  }
  return !(await isAlive(identity));
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function isIdentity(text: string): text is ProcessIdentity {
  return /^\d+\.[\w-]+$/.test(text);
}

function isSignalled(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
