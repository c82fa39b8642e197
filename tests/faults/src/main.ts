import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Scenario, ScenarioContext, Verdict } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { verdictText } from './verdict-text.ts';

function usage(): string {
  const lines = scenarios.map(({ name, summary, plants }) => {
    const planted = plants.map((plant) => `\n${' '.repeat(16)}--plant ${plant}`).join('');
    return `  ${name.padEnd(14)}${summary}${planted}`;
  });
  return `Faults on real infrastructure, under load. Exit code 0 when every invariant holds, 1 when one does not.

  npm run faults -- <scenario> [--plant <mistake>] [--seconds <length of the fault> | --minutes <length>]

${lines.join('\n')}
`;
}

function tell(text: string): void {
  process.stdout.write(text);
}

async function run(
  scenario: Scenario,
  asked: Pick<ScenarioContext, 'plant' | 'seconds'>,
): Promise<Verdict> {
  const began = performance.now();
  const directory = await mkdtemp(path.join(tmpdir(), 'osta-faults-'));
  const closers: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true })];
  try {
    return await scenario.run({
      ...asked,
      directory,
      environment: process.env,
      say(message) {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        tell(`${seconds.padStart(6)} s  ${message}\n`);
      },
      onEnd: (close) => void closers.push(close),
    });
  } finally {
    for (const close of closers.toReversed()) {
      await close().catch((error: unknown) => tell(`        ${String(error)}\n`));
    }
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plant: { type: 'string' }, seconds: { type: 'string' }, minutes: { type: 'string' } },
});
const [name] = positionals;
const scenario = scenarios.find((each) => each.name === name);
const plant = values.plant ?? null;
const seconds =
  values.seconds !== undefined
    ? Number(values.seconds)
    : values.minutes !== undefined
      ? Number(values.minutes) * 60
      : null;

if (!scenario || (plant !== null && !scenario.plants.includes(plant)) || Number.isNaN(seconds)) {
  tell(usage());
  process.exit(name === undefined ? 0 : 2);
}
const verdict = await run(scenario, { plant, seconds });
tell(verdictText(verdict));
process.exit(verdict.checks.every(({ holds }) => holds) ? 0 : 1);
