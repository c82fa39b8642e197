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

/** A story on the page, whose look can be changed without mounting it again. */
export interface ShownStory {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly change: (look: Partial<StageLook>) => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
}

export interface Showing extends Partial<StageLook> {
  readonly locale: Locale;
  readonly width: number;
  /** Whether the story acts out its play function, and stands as that has left it. */
  readonly plays: boolean;
}

/** As high as a laptop; what is longer scrolls. */
const height = 900;

/** Mounts a story. The one before is taken away. Throws what its play function throws. */
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
    // What was placed by script is placed anew
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
 * Nothing fades while it is looked at. A colour that is inherited would take one frame per level:
 * every element in between starts its own transition when its parent has ended.
 */
const noTransitions = new CSSStyleSheet();
noTransitions.replaceSync(
  '*, *::before, *::after { transition: none !important; caret-color: transparent !important; }',
);

/** Until fonts are there, observers have been called and what they ordered has been drawn. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  endAnimations();
  await nextFrame();
  endAnimations();
  await nextFrame();
}

/** What slides in is where it belongs. What turns for ever, turns. */
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
