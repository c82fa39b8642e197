import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { patience } from '@osta/event-store/testing/patience';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createProgramsTogether, type Launched } from './programs-together.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-together-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** Writes a program. */
async function program(name: string, text: string): Promise<Launched> {
  const file = path.join(directory, `${name}.mjs`);
  await writeFile(file, text);
  return { file, environment: {} };
}

it.each([
  ['exit code 3', 'process.exit(3);'],
  ['SIGKILL', "process.kill(process.pid, 'SIGKILL'); setInterval(() => undefined, 1000);"],
])('names the program that has ended by itself, and how: %s', async (how, text) => {
  const losses: string[] = [];
  const together = createProgramsTogether((sentence) => losses.push(sentence));
  together.launch('web', await program('web', 'setInterval(() => undefined, 1000);'));
  together.launch('request', await program('request', text));
  await vi.waitUntil(together.isEnding, patience);
  // The other one ends with it, and is not to blame
  await together.end();
  expect(losses).toEqual([`request has ended by itself (${how}): everything stops. Start again.`]);
});

it('blames no program that ends together with this process', async () => {
  const losses: string[] = [];
  const together = createProgramsTogether((sentence) => losses.push(sentence));
  together.launch('web', await program('web', 'process.exitCode = 1;'));
  together.expectEnds();
  await together.finish(await program('later', ''));
  await together.end();
  expect(losses).toEqual([]);
});

it('blames no program that it has ended, and none that was to end', async () => {
  const losses: string[] = [];
  const together = createProgramsTogether((sentence) => losses.push(sentence));
  together.launch('web', await program('web', 'setInterval(() => undefined, 1000);'));
  expect(await together.finish(await program('seed', 'process.exitCode = 4;'))).toBe(4);
  expect(together.isEnding()).toBe(false);

  await together.end();
  expect(losses).toEqual([]);
});
