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
import {
  isZoomed,
  localesOf,
  type Mode,
  mirrorWidths,
  phone,
  type Place,
  type Scope,
  visitsOf,
  wide,
} from './modes.ts';
import { overflowProblems, wordKinds } from './overflow.ts';
import { type PlacedPicture, pictureProblems, pictureTask, takePicture } from './picture.ts';
import { type ShownStory, showStory, type WrittenStory } from './shown-story.ts';
import { touchTargetProblems } from './touch-targets.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses a real Tab key that many times (tests/press-tab.ts). */
    pressTab: (times: number) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** What this run checks. */
    readonly scope: Scope;
  }
}

/** A desktop at 200 % zoom, and the smallest width of WCAG 1.4.10 (1280 at 400 %). */
const zoomed = 640;
const smallest = 320;

export interface StoryModule {
  /** The file's path: tells the file under test from an imported one. */
  readonly file: string;
  readonly meta: Meta;
  readonly stories: Readonly<Record<string, StoryObj>>;
}

/**
 * Declares the tests of every story in a file: one mount per language, with all modes changed in
 * place. The keyboard and text gates need mounts of their own: with `pairs` they run only on
 * stories that together cover every kind of control and text.
 */
export function gateStories({ file, meta, stories }: StoryModule): void {
  if (expect.getState().testPath !== file) return;
  const scope = inject('scope');
  const all = Object.entries(stories).map(([name, story]) => ({ name, meta, story }));
  const stops: MetStory[] = [];
  const words: MetStory[] = [];
  describe.each(all.map((written, index) => [written.name, written, index] as const))(
    '%s',
    (_name, written, index) => {
      gateStory({ file, written, scope, place: { index, count: all.length } }, () => {
        stops.push({ name: written.name, kinds: stopKinds() });
        words.push({ name: written.name, kinds: wordKinds() });
      });
      if (scope === 'each') gateWithMounts(() => ({ toPress: [written], toRead: [written] }));
    },
  );
  if (scope === 'each') return;

  const standIns = (met: readonly MetStory[]): readonly WrittenStory[] => {
    // Stories skipped in this run have not reported their kinds
    if (met.length < all.length) return all;
    const names = new Set(coveringStories(met));
    return all.filter(({ name }) => names.has(name));
  };
  describe('stories that stand for all', () => {
    gateWithMounts(() => ({ toPress: standIns(stops), toRead: standIns(words) }));
  });
}

/** A story, and what this run checks of it. */
interface GatedStory {
  readonly file: string;
  readonly written: WrittenStory;
  readonly scope: Scope;
  readonly place: Place;
}

/** Declares the tests of one story. `onShown` is called after its first mount. */
function gateStory(gated: GatedStory, onShown: () => void): void {
  const { written, scope, place } = gated;
  let complaints: ConsoleComplaints;
  let shown: ShownStory | undefined;
  beforeAll(() => {
    complaints = listenToConsole();
  });
  afterAll(() => complaints.release());

  const said = (): readonly string[] =>
    complaints.take().map((words) => `writes to the console: ${words}`);

  const locales = localesOf(scope, place);
  const widths = mirrorWidths(scope, place);

  it.each(locales)('in every mode of %s', async (locale: Locale) => {
    complaints.take();
    shown = undefined;
    shown = await showStory(written, { locale, width: ownWidth(written), plays: true });
    if (locale === locales[0]) onShown();
    const problems = [...(await problemsInModes(shown, locale, gated)), ...said()];
    expect(listOf(problems)).toBe('');
  });

  if (widths.length === 0) return;
  it('is mirrored', async () => {
    shown ??= await showStory(written, { locale: 'en', width: wide, plays: true });
    const problems = await problemsInMirror(shown, widths);
    expect(listOf(problems)).toBe('');
  });
}

/** Declares the tests that change a page irreversibly: each mounts its stories again. */
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

/** Returns the problems as a readable list. */
function listOf(problems: readonly string[]): string {
  return problems.map((problem) => `\n  • ${problem}`).join('');
}

/** Returns the width at which a story is mounted. */
function ownWidth(written: WrittenStory): number {
  return isForPhones(written) ? phone : wide;
}

/** Returns whether a story is only for phones, by its viewport. */
function isForPhones({ meta, story }: WrittenStory): boolean {
  const viewport: unknown = { ...meta.globals, ...story.globals }['viewport'];
  return (
    typeof viewport === 'object' &&
    viewport !== null &&
    'value' in viewport &&
    (viewport.value === 'phone' || viewport.value === 'smallest')
  );
}

/**
 * Returns the file name of a story's pictures, such as `button/with-icons`; one file per language.
 */
function pictureName(file: string, story: string): string {
  const folder = file.split('/').at(-2) ?? '';
  const component = (file.split('/').at(-1) ?? '').replace('.stories.tsx', '');
  const name = story.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, '-').toLowerCase();
  return component === folder ? `${folder}/${name}` : `${folder}/${component}-${name}`;
}

async function problemsInModes(
  story: ShownStory,
  locale: Locale,
  { file, written, scope, place }: GatedStory,
): Promise<readonly string[]> {
  const name = pictureName(file, written.name);
  const task = await pictureTask(`${name}.${locale}`);
  const accessibility = createAccessibility();
  const cutOnPurpose = exceptionsFor('words', story.parameters);
  const smallOnPurpose = exceptionsFor('touch', story.parameters);
  const turnedOnPurpose = exceptionsFor('bidi', story.parameters);
  const problems: string[] = [];
  const note = (mode: string, found: readonly string[]): void => {
    problems.push(...found.map((problem) => `${mode}: ${problem}`));
  };
  const pictures: PlacedPicture[] = [];
  let before: Mode | undefined;
  for (const visit of visitsOf(scope, locale, place)) {
    const { appearance, width, picture } = visit;
    const mode = `${appearance} ${width}`;
    await story.resize(width);
    await story.change({ appearance });
    const change = changeBetween(before, visit);
    before = visit;
    if (task.do !== 'nothing') pictures.push({ place: picture, picture: await takePicture() });
    if (task.alone) continue;
    note(mode, overflowProblems(cutOnPurpose));
    if (locale === 'ar') note(mode, bidiProblems(turnedOnPurpose));
    if (width === phone) note(mode, touchTargetProblems(smallOnPurpose));
    note(mode, await accessibility.problems(change));
  }
  problems.push(...(await pictureProblems(`${name}.${locale}`, task, pictures)));
  if (task.alone || !isZoomed(scope, locale, place)) return problems;
  for (const width of [zoomed, smallest]) {
    await story.resize(width);
    note(String(width), overflowProblems(cutOnPurpose));
  }
  return problems;
}

/** Returns what differs between two modes. */
function changeBetween(before: Mode | undefined, now: Mode): Change {
  if (before === undefined) return 'everything';
  if (before.appearance === now.appearance) return 'width';
  return before.width === now.width ? 'theme' : 'theme and width';
}

/** Uses the same English text in both directions: only then do all boxes have equal widths. */
async function problemsInMirror(
  story: ShownStory,
  widths: readonly number[],
): Promise<readonly string[]> {
  const exceptions = exceptionsFor('mirror', story.parameters);
  const smallOnPurpose = exceptionsFor('touch', story.parameters);
  const problems: string[] = [];
  for (const width of widths) {
    await story.resize(width);
    await story.change({ direction: 'ltr' });
    const leftToRight = measureBoxes(exceptions);
    const small = width === phone ? touchTargetProblems(smallOnPurpose) : [];
    problems.push(...small.map((problem) => `${width}: ${problem}`));
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
