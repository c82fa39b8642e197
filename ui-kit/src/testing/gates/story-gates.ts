import type { Meta, StoryObj } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';

import type { Locale } from '../../provider/ui-context.ts';
import { hostileContents } from '../story-content.ts';
import { type Change, createAccessibility } from './accessibility.ts';
import { bidiProblems } from './bidi.ts';
import { type ConsoleComplaints, listenToConsole } from './console-complaints.ts';
import { coveringStories, type MetStory } from './covering-stories.ts';
import { exceptionsFor } from './exceptions.ts';
import { keyboardProblems, stopKinds } from './keyboard.ts';
import { measureBoxes, mirrorProblems } from './mirror.ts';
import { type Mode, phone, type Scope, type Visit, visitsOf, wide } from './modes.ts';
import { overflowProblems, wordKinds } from './overflow.ts';
import { type PlacedPicture, pictureProblems, pictureTask, takePicture } from './picture.ts';
import { type ShownStory, showStory, type WrittenStory } from './shown-story.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A real Tab, pressed so many times (tests/press-tab.ts). */
    pressTab: (times: number) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** What is asked of the stories in this run. */
    readonly scope: Scope;
  }
}

/** A desktop at 200 % zoom, and the smallest width that WCAG 1.4.10 asks for (1280 at 400 %). */
const zoomed = 640;
const smallest = 320;

export interface StoryModule {
  /** The path of the file, to know whether it is the one under test or another's import. */
  readonly file: string;
  readonly meta: Meta;
  readonly stories: Readonly<Record<string, StoryObj>>;
}

/**
 * Declares the tests of every story in a file: one mount per language, all else in place. Keyboard
 * and words want a mount of their own: unless everything is asked of each story, they get those that
 * together show every kind of thing to press and to read.
 */
export function gateStories({ file, meta, stories }: StoryModule): void {
  if (expect.getState().testPath !== file) return;
  const scope = inject('scope');
  const all = Object.entries(stories).map(([name, story]) => ({ name, meta, story }));
  const stops: MetStory[] = [];
  const words: MetStory[] = [];
  describe.each(all.map((written) => [written.name, written] as const))('%s', (_name, written) => {
    gateStory(file, written, scope, () => {
      stops.push({ name: written.name, kinds: stopKinds() });
      words.push({ name: written.name, kinds: wordKinds() });
    });
    if (scope === 'each') gateWithMounts(() => ({ toPress: [written], toRead: [written] }));
  });
  if (scope === 'each') return;

  const standIns = (met: readonly MetStory[]): readonly WrittenStory[] => {
    // Stories that were left out of this run have not shown what they have
    if (met.length < all.length) return all;
    const names = new Set(coveringStories(met));
    return all.filter(({ name }) => names.has(name));
  };
  describe('stories that stand for all', () => {
    gateWithMounts(() => ({ toPress: standIns(stops), toRead: standIns(words) }));
  });
}

/** The tests of one story as it stands. `onShown` is called when it was mounted the first time. */
function gateStory(file: string, written: WrittenStory, scope: Scope, onShown: () => void): void {
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
    shown = await showStory(written, { locale, width: ownWidth(written), plays: true });
    if (locale === 'ar') onShown();
    const visits = visitsOf(scope, locale);
    const problems = [
      ...(await problemsInModes(shown, locale, visits, pictureName(file, written.name))),
      ...said(),
    ];
    expect(listOf(problems)).toBe('');
  });

  it('is mirrored', async () => {
    shown ??= await showStory(written, { locale: 'en', width: wide, plays: true });
    const problems = await problemsInMirror(shown);
    expect(listOf(problems)).toBe('');
  });
}

/** The tests that change a page beyond return: each mounts its stories anew. */
function gateWithMounts(
  find: () => {
    readonly toPress: readonly WrittenStory[];
    readonly toRead: readonly WrittenStory[];
  },
): void {
  it('works by keyboard', async () => {
    const problems: string[] = [];
    for (const written of find().toPress) {
      const shown = await showStory(written, {
        locale: 'ar',
        width: ownWidth(written),
        plays: false,
      });
      const exceptions = exceptionsFor('keyboard', shown.parameters);
      const found = await keyboardProblems(exceptions, async (times) => commands.pressTab(times));
      problems.push(...found.map((problem) => `${written.name}: ${problem}`));
    }
    expect(listOf(problems)).toBe('');
  });

  it('stands any words', async () => {
    const problems: string[] = [];
    for (const written of find().toRead) {
      const found = await problemsWithWords(written);
      problems.push(...found.map((problem) => `${written.name}: ${problem}`));
    }
    expect(listOf(problems)).toBe('');
  });
}

/** The problems as a list that a person can read. */
function listOf(problems: readonly string[]): string {
  return problems.map((problem) => `\n  • ${problem}`).join('');
}

/** The width at which a story is mounted. */
function ownWidth(written: WrittenStory): number {
  return isForPhones(written) ? phone : wide;
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
  visits: readonly Visit[],
  name: string,
): Promise<readonly string[]> {
  const task = await pictureTask(`${name}.${locale}`);
  const accessibility = createAccessibility();
  const cutOnPurpose = exceptionsFor('words', story.parameters);
  const turnedOnPurpose = exceptionsFor('bidi', story.parameters);
  const problems: string[] = [];
  const note = (mode: string, found: readonly string[]): void => {
    problems.push(...found.map((problem) => `${mode}: ${problem}`));
  };
  const pictures: PlacedPicture[] = [];
  let before: Mode | undefined;
  for (const visit of visits) {
    const { appearance, width, picture } = visit;
    const mode = `${appearance} ${width}`;
    await story.resize(width);
    await story.change({ appearance });
    if (picture !== undefined && task.do !== 'nothing') {
      pictures.push({ place: picture, picture: await takePicture() });
    }
    if (!visit.isLookedAt || task.alone) continue;
    note(mode, overflowProblems(cutOnPurpose));
    if (locale === 'ar') note(mode, bidiProblems(turnedOnPurpose));
    note(mode, await accessibility.problems(changeBetween(before, visit)));
    before = visit;
  }
  problems.push(...(await pictureProblems(`${name}.${locale}`, task, pictures)));
  if (task.alone) return problems;
  for (const width of [zoomed, smallest]) {
    await story.resize(width);
    note(String(width), overflowProblems(cutOnPurpose));
  }
  return problems;
}

/** What is another than when it was looked at before. */
function changeBetween(before: Mode | undefined, now: Mode): Change {
  if (before === undefined) return 'everything';
  if (before.appearance === now.appearance) return 'width';
  return before.width === now.width ? 'theme' : 'theme and width';
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
