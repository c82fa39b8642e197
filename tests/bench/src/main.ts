import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import {
  isGood,
  markdownHead,
  reportJson,
  reportMarkdown,
  reportText,
  type Row,
} from './report.ts';
import { runAll } from './run-all.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import { scenarios } from './scenarios.ts';

type Asked = Pick<ScenarioContext, 'rounds' | 'seconds' | 'size' | 'plant' | 'isOverKafka'>;

function usage(): string {
  const lines = scenarios.map(({ name, summary, plants }) => {
    const planted = plants.map((plant) => `\n${' '.repeat(12)}--plant ${plant}`).join('');
    return `  ${name.padEnd(10)}${summary}${planted}`;
  });
  return `Product and peer side by side, in one run. Exit code 0 when every goal is met, 1 when one is missed or void.

  npm run bench -- all                 every scenario, and a table for docs/performance.md; half an hour at most
  npm run bench -- <scenario> [--rounds N] [--seconds S] [--size N] [--kafka] [--plant <mistake>] [--json]

${lines.join('\n')}
`;
}

async function run(scenario: Scenario, asked: Asked): Promise<readonly Row[]> {
  const began = performance.now();
  const directory = await mkdtemp(path.join(tmpdir(), 'osta-bench-'));
  const closers: (() => Promise<unknown>)[] = [
    () => rm(directory, { recursive: true, force: true }),
  ];
  const say = (message: string): void => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stderr.write(`${seconds.padStart(6)} s  ${message}\n`);
  };
  const takeDown = async (): Promise<void> => {
    for (const close of closers.toReversed()) {
      await close().catch((error: unknown) => say(String(error)));
    }
  };
  let over: Promise<void> | undefined;
  const close = (): Promise<void> => (over ??= takeDown());
  // Takes down what was started, however the run ends
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(1)));
  }
  try {
    return await scenario.run({
      ...asked,
      directory,
      environment: process.env,
      say,
      onEnd: (closer) => void closers.push(closer),
    });
  } finally {
    await close();
  }
}

/** @returns whether every goal is met */
async function runEverything(): Promise<boolean> {
  const given = (['rounds', 'seconds', 'size'] as const).flatMap((option) =>
    values[option] === undefined ? [] : [`--${option}`, values[option]],
  );
  let table = markdownHead;
  let isAllGood = true;
  await runAll(given, ({ command, rows }) => {
    process.stdout.write(reportText(rows));
    table += reportMarkdown(command, rows);
    isAllGood &&= isGood(rows);
  });
  process.stdout.write(table);
  return isAllGood;
}

function positive(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    size: { type: 'string' },
    plant: { type: 'string' },
    kafka: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
const scenario = scenarios.find((each) => each.name === name);
const asked: Asked = {
  rounds: positive(values.rounds),
  seconds: positive(values.seconds),
  size: positive(values.size),
  plant: values.plant ?? null,
  isOverKafka: values.kafka,
};
const isSensible = [asked.rounds, asked.seconds, asked.size].every(
  (number) => number === null || number > 0,
);
const isPlanted = asked.plant === null || scenario?.plants.includes(asked.plant) === true;

if (name === 'all' && isSensible && asked.plant === null) {
  process.exit((await runEverything()) ? 0 : 1);
}
if (!scenario || !isSensible || !isPlanted) {
  process.stdout.write(usage());
  process.exit(name === undefined ? 0 : 2);
}
const rows = await run(scenario, asked);
process.stdout.write(values.json ? reportJson(scenario.name, rows) : reportText(rows));
process.exit(isGood(rows) ? 0 : 1);
