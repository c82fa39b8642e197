import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { python as findPython } from '@osta/infrastructure/testing/python';

const run = promisify(execFile);
const own = path.resolve(import.meta.dirname, '../fuzzer');
const cache = path.resolve(import.meta.dirname, '../../../.cache');
const [folder, ending] = process.platform === 'win32' ? ['Scripts', '.exe'] : ['bin', ''];

/** A run of the fuzzer. */
export interface Fuzzing {
  /** The address of the product. */
  readonly origin: string;
  /** The file with the API document. */
  readonly document: string;
  /** The value of the session’s cookie; null: nobody is logged in. */
  readonly session: string | null;
  /** Operation ids. */
  readonly operations: readonly string[];
  /** `coverage` goes through the edges of every schema, `fuzzing` draws requests. */
  readonly phases: readonly ('coverage' | 'fuzzing')[];
  /** How many requests are drawn for each operation. */
  readonly drawn: number;
}

/**
 * Installs Schemathesis into `.cache`, once for each list of its packages.
 *
 * @returns its program
 * @throws Error with one sentence that says what to do when there is no Python, or it cannot be installed
 */
export async function installFuzzer(): Promise<string> {
  const requirements = path.join(own, 'requirements.txt');
  const list = await readFile(requirements, 'utf8');
  const place = path.join(cache, `schemathesis-${hash('sha256', list).slice(0, 12)}`);
  const program = path.join(place, folder, `schemathesis${ending}`);
  const isComplete = path.join(place, 'complete');
  if (
    await readFile(isComplete).then(
      () => true,
      () => false,
    )
  )
    return program;

  await rm(place, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  await run(await findPython(), ['-m', 'venv', place]).catch((error: unknown) => {
    throw new Error('Install the module venv of Python 3, as python3-venv, and run this again.', {
      cause: error,
    });
  });
  const python = path.join(place, folder, `python${ending}`);
  const install = ['install', '--quiet', '--require-hashes', '--requirement', requirements];
  await run(python, ['-m', 'pip', ...install]).catch((error: unknown) => {
    throw new Error('Check that pip reaches its registry, and run this again.', { cause: error });
  });
  await writeFile(isComplete, '');
  return program;
}

/** Runs the fuzzer. Returns what it says of its findings; empty when there are none. */
export async function findingsOf(program: string, fuzzing: Fuzzing): Promise<string> {
  const { origin, document, session, operations, phases, drawn } = fuzzing;
  // Of a session in a header it would not know that it is one, and could not leave it out
  const beside = path.dirname(document);
  const config = path.join(beside, 'schemathesis.toml');
  const hooks = `hooks = ${JSON.stringify(path.join(own, 'hooks.py'))}\n`;
  const common = await readFile(path.join(own, 'schemathesis.toml'), 'utf8');
  const auth = session === null ? '' : `\n[auth.openapi.session]\napi_key = "${session}"\n`;
  await writeFile(config, hooks + common + auth);
  const args = [
    ['--config-file', config, 'run', document],
    ['--url', origin, '--header', `origin: ${origin}`],
    ['--phases', phases.join(','), '--max-examples', String(drawn)],
    operations.flatMap((id) => ['--include-operation-id', id]),
  ].flat();
  try {
    await run(program, args, { cwd: beside, maxBuffer: 64 * 1024 * 1024 });
    return '';
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error)) throw error;
    const said = `${String(error.stdout)}\n${'stderr' in error ? String(error.stderr) : ''}`;
    // What comes before says what was asked
    const start = said.search(/^=+ (?:ERRORS|FAILURES)/mu);
    return start === -1 ? said : said.slice(start);
  }
}
