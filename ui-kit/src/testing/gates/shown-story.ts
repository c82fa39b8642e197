import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { page } from 'vitest/browser';

import type { Locale } from '../../provider/ui-context.ts';
import { createStoryStage, type StageLook } from '../story-stage.ts';

/** A story as its file exports it. */
export interface WrittenStory {
  readonly name: string;
  readonly meta: Meta;
  readonly story: StoryObj;
}

/** A mounted story whose look can change without a remount. */
export interface ShownStory {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly change: (look: Partial<StageLook>) => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
}

export interface Showing extends Partial<StageLook> {
  readonly locale: Locale;
  readonly width: number;
  /** Whether the story runs its play function and is shown in the state after it. */
  readonly plays: boolean;
}

/** The height of a laptop screen; longer pages scroll. */
const height = 900;

/** Mounts a story and unmounts the one before. Throws what its play function throws. */
export async function showStory(
  { name, meta, story }: WrittenStory,
  { locale, width, plays, ...look }: Showing,
): Promise<ShownStory> {
  document.adoptedStyleSheets = [noTransitions];
  const stage = createStoryStage();
  stage.set(look);
  await page.viewport(width, height);
  const { play, ...silent } = story;
  const composed = composeStory(
    plays && play !== undefined ? { ...silent, play } : silent,
    meta,
    {},
    name,
  );
  await composed.run({ globals: { ...composed.globals, locale, stage } });
  await settle();
  const change = async (next: Partial<StageLook>): Promise<void> => {
    stage.set(next);
    // Makes scripts reposition what they have positioned
    window.dispatchEvent(new Event('resize'));
    await settle();
  };
  const resize = async (next: number): Promise<void> => {
    if (window.innerWidth === next) return;
    await page.viewport(next, height);
    await settle();
  };
  return { parameters: composed.parameters, change, resize };
}

/**
 * Turns transitions off during checks. An inherited colour would take one frame per level: every
 * element in between starts its own transition when its parent's has ended.
 */
const noTransitions = new CSSStyleSheet();
noTransitions.replaceSync(
  '*, *::before, *::after { transition: none !important; caret-color: transparent !important; }',
);

/** Waits until fonts are loaded, observers have run and their changes are painted. */
async function settle(): Promise<void> {
  await within(document.fonts.ready, () => `fonts do not come: ${awaitedFonts()}`);
  endAnimations();
  await within(nextFrame(), () => 'the browser paints no frame');
  endAnimations();
  await within(nextFrame(), () => 'the browser paints no second frame');
}

/** Milliseconds: a busy machine needs a few of these seconds, and the limit of a test is longer. */
const patience = 30_000;

/** Waits for what has to come, and says what did not: a test that runs into its own limit tells nothing. */
async function within(awaited: Promise<unknown>, complaint: () => string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(complaint())), patience);
  });
  await Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}

/** The faces that are still loading. */
function awaitedFonts(): string {
  const loading = [...document.fonts].filter(({ status }) => status === 'loading');
  return loading.map(({ family, unicodeRange }) => `${family} ${unicodeRange}`).join(', ');
}

/** Finishes entry animations. Endless ones go on. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}

async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
