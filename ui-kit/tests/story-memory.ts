import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

import { whyNoComparison, withoutPicture } from './pictures.ts';
import { StoryFingerprints } from './story-fingerprint.ts';

const kit = path.resolve(import.meta.dirname, '..');
const memory = path.resolve(kit, '../.cache/stories.json');

type Memory = Readonly<Record<string, string>>;

function remembered(): Memory {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

/** Files named on the command line always run. */
function isNamed(): boolean {
  return process.argv
    .slice(2)
    .some((word) => /(?:^|\/)src\/|\.stories|^-t|^--testNamePattern/u.test(word));
}

/**
 * Stores which story files passed, by the hash of everything they depend on, and skips them until
 * it changes. A fresh clone has no results; `STORIES=all` and CI ignore them.
 */
export class StoryMemory {
  readonly #fingerprints: StoryFingerprints;
  readonly #known: Memory;
  /** Globs of the files to skip. */
  readonly unchanged: readonly string[];

  /** @param surroundings what a pass depends on besides files: the browser, the scope of the run */
  constructor(surroundings: string) {
    this.#fingerprints = new StoryFingerprints(surroundings);
    this.#known = remembered();
    const isWhole = Boolean(process.env['CI']) || process.env['STORIES'] === 'all' || isNamed();
    this.unchanged = isWhole ? [] : storyFiles().filter((file) => this.#isUnchanged(file));
  }

  #isUnchanged(file: string): boolean {
    return this.#known[file] === this.#fingerprints.of(path.join(kit, file));
  }

  /** Returns a reporter that stores what passed, and prints the slowest files. */
  reporter(): Reporter {
    let vitest: Vitest | undefined;
    const slow = new Map<string, number>();
    const passed: Record<string, string> = {};
    // A file that changed during the run did not pass
    const before = new Map(
      storyFiles().map((file) => [file, this.#fingerprints.of(path.join(kit, file))]),
    );
    return {
      onInit: (started) => {
        vitest = started;
      },
      onTestCaseResult: (test) => {
        const story = storyOf(test);
        if (story !== undefined) {
          slow.set(story, (slow.get(story) ?? 0) + (test.diagnostic()?.duration ?? 0));
        }
      },
      onTestModuleEnd: (module) => {
        const file = path.relative(kit, module.moduleId);
        const print = before.get(file);
        if (module.project.name.startsWith('stories') && print !== undefined && isGreen(module)) {
          passed[file] = print;
        }
      },
      onTestRunEnd: () => {
        mkdirSync(path.dirname(memory), { recursive: true });
        const all = Object.entries({ ...this.#known, ...passed });
        const now = Object.fromEntries(all.filter(([file]) => before.has(file)));
        writeFileSync(memory, JSON.stringify(now, undefined, 1));
        for (const line of this.#summary(slow)) vitest?.logger.log(line);
      },
    };
  }

  #summary(slow: ReadonlyMap<string, number>): string[] {
    const slowest = [...slow].toSorted(([, one], [, other]) => other - one).slice(0, 10);
    return [
      ...(this.unchanged.length === 0
        ? []
        : [
            ` ${this.unchanged.length} files of stories are unchanged since they passed and were not run (STORIES=all runs them).`,
          ]),
      ...(whyNoComparison() === undefined
        ? []
        : [
            ` Pictures were not compared: ${whyNoComparison()}. To take them: npm run stories:accept`,
          ]),
      ...(withoutPicture.size === 0
        ? []
        : [` ${withoutPicture.size} have no picture yet. To take them: npm run stories:accept`]),
      ...(slowest.length === 0 ? [] : [' The slowest stories:']),
      ...slowest.map(([name, time]) => `  ${(time / 1000).toFixed(1).padStart(5)} s  ${name}`),
    ];
  }
}

function storyFiles(): string[] {
  return readdirSync(path.join(kit, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `src/${file}`);
}

function storyOf(test: TestCase): string | undefined {
  if (!test.project.name.startsWith('stories')) return undefined;
  const file = path.relative(path.join(kit, 'src'), test.module.moduleId);
  return test.parent.type === 'suite' ? `${file} ${test.parent.name}` : undefined;
}

function isGreen(module: TestModule): boolean {
  const tests = [...module.children.allTests()];
  return module.state() === 'passed' && tests.every((test) => test.result().state === 'passed');
}
