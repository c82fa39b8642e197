import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

import { endProcess, identify, type Farewell, type ProcessIdentity } from './process-identity.ts';

/** How a process ended: exactly one of the two is set. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/**
 * A server that does not outlive this process. After a kill -9 we cannot stop it, so a guard does: a shell that
 * holds the other end of a pipe. Server and shell have their own sessions, because Ctrl-C signals the whole
 * process group, and a server must end after the application has drained.
 */
export interface GuardedProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Settles when the process has ended, for any reason. */
  readonly ended: Promise<End>;
  /** Settles a moment later, when all of its output has arrived too. */
  readonly closed: Promise<End>;
  /** Stops the process and waits for its end. */
  stop(): Promise<void>;
}

export interface GuardedCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** User to run as. Absent: the current user. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  readonly stdio: StdioOptions;
  /** The signals that stop it. The guard sends the first and, after its patience, the last. */
  readonly farewells: readonly [Farewell, ...Farewell[]];
  /** Whether it runs on, without a guard, when this process has ended. */
  readonly outlives?: boolean;
}

// Line one: the process to guard. Line two: it has ended, nothing to do. End of input before that: this process
// is gone.
const guardScript = `
read -r pid || exit 0
read -r ended && exit 0
kill -s "$1" "$pid" 2>/dev/null || exit 0
tenths=0
while kill -0 "$pid" 2>/dev/null; do
  tenths=$((tenths + 1))
  if [ "$tenths" -gt "$3" ]; then kill -s "$2" "$pid"; exit 0; fi
  sleep 0.1
done`;

/**
 * Starts a process that ends with this one.
 *
 * @throws what `spawn` reports, among it ENOENT when the program is not there.
 */
export async function spawnGuarded(command: GuardedCommand): Promise<GuardedProcess> {
  const { file, args, cwd, env, user, stdio, farewells, outlives = false } = command;
  const guard = outlives ? noGuard : startGuard(farewells);
  let child: ChildProcess;
  try {
    child = spawn(file, [...args], { cwd, env, ...user, stdio, detached: true });
  } catch (error) {
    guard.dismiss();
    throw error;
  }
  // Immediately: killed between the two lines, this process leaves an orphan that the next start ends
  if (child.pid !== undefined) guard.watch(child.pid);

  const ended = new Promise<End>((resolve) => {
    child.once('exit', (code, signal) => {
      guard.dismiss();
      resolve({ code, signal });
    });
  });
  const closed = new Promise<End>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const { pid } = await new Promise<{ pid: number }>((resolve, reject) => {
    child.once('error', (error) => {
      guard.dismiss();
      reject(error);
    });
    child.once('spawn', () => resolve({ pid: child.pid ?? 0 }));
  });
  if (outlives) child.unref();
  const identity: Promise<ProcessIdentity | undefined> = identify(pid);

  return {
    child,
    pid,
    ended,
    closed,
    async stop() {
      const living = await identity;
      if (living !== undefined) await endProcess(living, farewells);
      await ended;
    },
  };
}

/** Ignores a failing guard: the server still runs, and the next start ends it. */
function ignore(): void {}

interface Guard {
  watch(pid: number): void;
  dismiss(): void;
}

const noGuard: Guard = { watch: () => {}, dismiss: () => {} };

function startGuard(farewells: readonly [Farewell, ...Farewell[]]): Guard {
  // Windows lacks the shell and the signals: there the next start finds the old server
  if (process.platform === 'win32') return noGuard;
  const [[first, patience]] = farewells;
  const [last] = farewells.at(-1) ?? farewells[0];
  const words = [first, last].map((signal) => signal.slice('SIG'.length));
  const tenths = String(Math.ceil(patience / 100));
  const guard = spawn('sh', ['-c', guardScript, 'guard', ...words, tenths], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', ignore);
  guard.stdin.on('error', ignore);
  guard.unref();
  return {
    watch: (pid) => guard.stdin.write(`${pid}\n`),
    dismiss: () => guard.stdin.end('ended\n'),
  };
}
