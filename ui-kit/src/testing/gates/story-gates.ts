import type { Meta, StoryObj } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';

import type { Appearance, Locale } from '../../provider/ui-context.ts';
import { hostileContents } from '../story-content.ts';
import { createAccessibility } from './accessibility.ts';
import { bidiProblems } from './bidi.ts';
import { type ConsoleComplaints, listenToConsole } from './console-complaints.ts';
import { exceptionsFor } from './exceptions.ts';
import { keyboardProblems } from './keyboard.ts';
import { measureBoxes, mirrorProblems } from './mirror.ts';
import { overflowProblems } from './overflow.ts';
import { pictureProblems, pictureTask, takePicture } from './picture.ts';
import { type ShownStory, showStory, type WrittenStory } from './shown-story.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A real Tab, pressed so many times (tests/press-tab.ts). */
    pressTab: (times: number) => Promise<void>;
  }
}

/** A desktop and a phone: the widths at which everything is checked. */
const wide = 1280;
const phone = 390;
/** A desktop at 200 % zoom, and the smallest width that WCAG 1.4.10 asks for (1280 at 400 %). */
const zoomed = 640;
const smallest = 320;

export interface StoryModule {
  /** The path of the file, to know whether it is the one under test or another's import. */
  readonly file: string;
  readonly meta: Meta;
  readonly stories: Readonly<Record<string, StoryObj>>;
}

/** Declares the tests of every story in a file: one mount per language, all else in place. */
export function gateStories({ file, meta, stories }: StoryModule): void {
  if (expect.getState().testPath !== file) return;
  describe.each(Object.entries(stories))('%s', (name, story) => {
    gateStory(file, { name, meta, story });
  });
}

function gateStory(file: string, written: WrittenStory): void {
  let complaints: ConsoleComplaints;
  let shown: ShownStory | undefined;
  beforeAll(() => {
    complaints = listenToConsole();
  });
  afterAll(() => complaints.release());

  const said = (): readonly string[] =>
    complaints.take().map((words) => `writes to the console: ${words}`);

  it.each(['ar', 'en'] as const)('in every mode of %s', async (locale: Locale) => {
    complaints.take();
    shown = undefined;
    const width = isForPhones(written) ? phone : wide;
    shown = await showStory(written, { locale, width, plays: true });
    const problems = [
      ...(await problemsInModes(shown, locale, pictureName(file, written.name))),
      ...said(),
    ];
    expect(listOf(problems)).toBe('');
  });

  it('is mirrored', async () => {
    shown ??= await showStory(written, { locale: 'en', width: wide, plays: true });
    const problems = await problemsInMirror(shown);
    expect(listOf(problems)).toBe('');
  });

  it('works by keyboard', async () => {
    const width = isForPhones(written) ? phone : wide;
    const { parameters } = await showStory(written, { locale: 'ar', width, plays: false });
    const exceptions = exceptionsFor('keyboard', parameters);
    const problems = await keyboardProblems(exceptions, async (times) => commands.pressTab(times));
    expect(listOf(problems)).toBe('');
  });

  it('stands any words', async () => {
    const problems = await problemsWithWords(written);
    expect(listOf(problems)).toBe('');
  });
}

/** The problems as a list that a person can read. */
function listOf(problems: readonly string[]): string {
  return problems.map((problem) => `\n  • ${problem}`).join('');
}

/** Stories of what only phones have say so by their viewport. */
function isForPhones({ meta, story }: WrittenStory): boolean {
  const viewport: unknown = { ...meta.globals, ...story.globals }['viewport'];
  return (
    typeof viewport === 'object' &&
    viewport !== null &&
    'value' in viewport &&
    (viewport.value === 'phone' || viewport.value === 'smallest')
  );
}

/** `button/with-icons`: where the pictures of a story lie, one file per language. */
function pictureName(file: string, story: string): string {
  const folder = file.split('/').at(-2) ?? '';
  const component = (file.split('/').at(-1) ?? '').replace('.stories.tsx', '');
  const name = story.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, '-').toLowerCase();
  return component === folder ? `${folder}/${name}` : `${folder}/${component}-${name}`;
}

async function problemsInModes(
  story: ShownStory,
  locale: Locale,
  name: string,
): Promise<readonly string[]> {
  const task = await pictureTask(`${name}.${locale}`);
  if (task.alone) return pictureProblems(`${name}.${locale}`, task, await picturesInModes(story));
  const accessibility = createAccessibility();
  const cutOnPurpose = exceptionsFor('words', story.parameters);
  const turnedOnPurpose = exceptionsFor('bidi', story.parameters);
  const problems: string[] = [];
  const note = (mode: string, found: readonly string[]): void => {
    problems.push(...found.map((problem) => `${mode}: ${problem}`));
  };
  const pictures = await picturesInModes(story, async (appearance, width) => {
    const mode = `${appearance} ${width}`;
    note(mode, overflowProblems(cutOnPurpose));
    if (appearance === 'dark') return note(mode, await accessibility.problems('theme'));
    if (locale === 'ar') note(mode, bidiProblems(turnedOnPurpose));
    return note(mode, await accessibility.problems(width === wide ? 'everything' : 'width'));
  });
  problems.push(...(await pictureProblems(`${name}.${locale}`, task, pictures)));
  for (const width of [zoomed, smallest]) {
    await story.resize(width);
    note(`light ${width}`, overflowProblems(cutOnPurpose));
  }
  return problems;
}

/** Light and dark, wide and narrow, in this order; `look` sees each after its picture was taken. */
async function picturesInModes(
  story: ShownStory,
  look?: (appearance: Appearance, width: number) => Promise<void>,
): Promise<readonly ImageData[]> {
  const pictures: ImageData[] = [];
  for (const width of [wide, phone]) {
    await story.resize(width);
    for (const appearance of ['light', 'dark'] as const) {
      await story.change({ appearance });
      pictures.push(await takePicture());
      await look?.(appearance, width);
    }
    await story.change({ appearance: 'light' });
  }
  return pictures;
}

/** The same English words in both directions: only so are all boxes as wide on either side. */
async function problemsInMirror(story: ShownStory): Promise<readonly string[]> {
  const exceptions = exceptionsFor('mirror', story.parameters);
  const problems: string[] = [];
  for (const width of [phone, wide]) {
    await story.resize(width);
    await story.change({ direction: 'ltr' });
    const leftToRight = measureBoxes(exceptions);
    await story.change({ direction: 'rtl' });
    const found = mirrorProblems(leftToRight, measureBoxes(exceptions));
    problems.push(...found.map((problem) => `${width}: ${problem}`));
  }
  return problems;
}

async function problemsWithWords(written: WrittenStory): Promise<readonly string[]> {
  const problems: string[] = [];
  const story = await showStory(written, { locale: 'ar', width: wide, plays: false });
  const exceptions = exceptionsFor('words', story.parameters);
  for (const width of [wide, phone]) {
    await story.resize(width);
    for (const content of hostileContents) {
      await story.change({ content });
      problems.push(
        ...overflowProblems(exceptions).map((found) => `${content} ${width}: ${found}`),
      );
    }
  }
  return problems;
}
