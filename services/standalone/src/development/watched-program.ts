import process from 'node:process';

import { spawnGuarded, type End, type GuardedProcess } from '@osta/infrastructure/guarded-process';

import { Announcement } from './announcement.ts';
import { fromSources } from './from-sources.ts';
import { readableError } from './readable-error.ts';

interface Options {
  /** The plural name in messages: `services`. */
  readonly name: string;
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Prints a message for the person at the terminal. */
  readonly say: (sentence: string) => void;
}

/** A program that runs from its sources. A new process takes over when they change. */
export interface WatchedProgram {
  /** The address where it serves; `undefined` while it does not. */
  readonly origin: () => string | undefined;
  /** The path prefixes that it claims. */
  readonly paths: () => readonly string[];
  /** Resolves when it serves for the first time. */
  readonly started: Promise<void>;
  /** Restarts it from changed sources. */
  readonly replace: (changed: string) => void;
  readonly stop: () => Promise<void>;
}

interface Running {
  readonly guarded: GuardedProcess;
  readonly announcement: Announcement;
}

/**
 * Starts a program from its sources.
 *
 * The old process keeps serving until the new one is ready, so a mistake interrupts nobody and people
 * keep their sessions.
 */
export function watchedProgram(options: Options): WatchedProgram {
  const { name, root, say } = options;
  let current: Running | undefined;
  let starting: GuardedProcess | undefined;
  const stopping = new AbortController();
  /** When the change was seen that no process includes yet. */
  let changedAt: number | undefined = performance.now();
  let working: Promise<void> | undefined;
  const ending = new Set<Promise<void>>();
  const serving = new EventTarget();
  const started = new Promise<void>((resolve) => {
    serving.addEventListener('first', () => resolve(), { once: true });
  });

  function end(guarded: GuardedProcess): void {
    const ended = guarded.stop().finally(() => ending.delete(ended));
    ending.add(ended);
  }

  async function work(): Promise<void> {
    while (changedAt !== undefined && !stopping.signal.aborted) {
      const since = changedAt;
      changedAt = undefined;
      const outcome = await launch(options, (guarded) => {
        starting = guarded;
      });
      starting = undefined;
      // Changed again meanwhile: the started process is outdated
      if (changedAt !== undefined || stopping.signal.aborted) {
        if (typeof outcome !== 'string') end(outcome.guarded);
      } else if (typeof outcome === 'string') {
        say(problem(outcome));
      } else {
        takeOver(outcome, since);
      }
    }
  }

  function takeOver(running: Running, since: number): void {
    const last = current;
    current = running;
    void running.guarded.ended.then((how) => endedByItself(running, how));
    if (last) end(last.guarded);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    say(`  ✓ The ${name} serve${last ? ' again' : ''} after ${seconds} s`);
    if (!last) serving.dispatchEvent(new Event('first'));
  }

  function problem(written: string): string {
    const until = current
      ? `The ${name} from before the change go on serving.`
      : `Nothing serves until then.`;
    return `\n  ✗ The ${name} do not start:\n\n${readableError(written, root) || '    They wrote why to their log, above.'}\n\n    ${until} Mend it and save: they start again by themselves.\n`;
  }

  function endedByItself(running: Running, { code, signal }: End): void {
    if (current !== running || stopping.signal.aborted) return;
    current = undefined;
    say(
      `\n  ✗ The ${name} have ended by themselves (${signal ?? `exit code ${code}`}). They start again when a source changes.\n`,
    );
  }

  function begin(): void {
    working ??= work().finally(() => {
      working = undefined;
      // A change between the last check and this one
      if (changedAt !== undefined && !stopping.signal.aborted) begin();
    });
  }

  begin();
  return {
    origin: () => current?.announcement.origin,
    paths: () => current?.announcement.paths ?? [],
    started,
    replace(changed) {
      say(`  … ${changed} has changed: the ${name} start again`);
      changedAt = performance.now();
      if (starting) end(starting);
      begin();
    },
    async stop() {
      stopping.abort();
      if (starting) end(starting);
      if (current) end(current.guarded);
      await working;
      await Promise.all(ending);
    },
  };
}

/** @returns the process when it serves; its output when it ended instead */
async function launch(
  { file, root, environment }: Options,
  onStart: (guarded: GuardedProcess) => void,
): Promise<Running | string> {
  const guarded = await spawnGuarded({
    file: process.execPath,
    args: fromSources(root, file),
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    farewells: [
      ['SIGTERM', 8000],
      ['SIGKILL', 2000],
    ],
  });
  onStart(guarded);
  const { child } = guarded;
  let written = '';
  let serves = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (serves) process.stderr.write(text);
    else written += text;
  });
  const announced = new Promise<Announcement>((resolve) => {
    child.once('message', (message) => resolve(Announcement.parse(message)));
  });
  const announcement = await Promise.race([announced, guarded.closed.then(() => undefined)]);
  if (announcement === undefined) return written;
  serves = true;
  if (written !== '') process.stderr.write(written);
  return { guarded, announcement };
}
