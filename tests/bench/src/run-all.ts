import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { brokenRow, rowsOfJson, type Row } from './report.ts';
import { scenarios } from './scenarios.ts';

/** One run of one scenario. */
export interface ScenarioRun {
  readonly command: string;
  readonly rows: readonly Row[];
}

/** Time limits of one scenario and of the whole run, in milliseconds. */
const longest = { each: 6 * 60_000, all: 29 * 60_000 };
/** Milliseconds that a scenario has to take down what it started. */
const farewell = 20_000;

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * Runs every scenario in its own process, one after the other. A scenario that fails or takes too long
 * becomes a row that says so; the next ones still run.
 *
 * @param options passed to every scenario: `['--rounds', '2']`
 * @param onRun called after each scenario
 */
export async function runAll(
  options: readonly string[],
  onRun: (run: ScenarioRun) => void,
): Promise<void> {
  const deadline = performance.now() + longest.all;
  const calls = [...scenarios.map(({ name }) => [name]), ['badge', '--kafka']];
  for (const call of calls) {
    const [name = ''] = call;
    const command = `npm run bench -- ${call.join(' ')}`;
    process.stderr.write(`\n${command}\n`);
    const patience = Math.min(longest.each, deadline - performance.now());
    onRun({ command, rows: await runOne(name, [...call, '--json', ...options], patience) });
  }
}

async function runOne(
  name: string,
  given: readonly string[],
  patience: number,
): Promise<readonly Row[]> {
  if (patience <= 0) return [brokenRow(name, 'there was no time left for it')];
  const child = spawn(process.execPath, [...process.execArgv, main, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    child.kill('SIGTERM');
  }, patience);
  const tooLate = setTimeout(() => child.kill('SIGKILL'), patience + farewell);
  const ended = once(child, 'close');
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part));
  await ended;
  clearTimeout(late);
  clearTimeout(tooLate);
  if (isLate) return [brokenRow(name, `it took longer than ${Math.round(patience / 1000)} s`)];
  return rowsOfJson(printed) ?? [brokenRow(name, 'it ended without a result')];
}
