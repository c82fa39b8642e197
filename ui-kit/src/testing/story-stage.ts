import type { Appearance, Direction } from '../provider/ui-context.ts';
import type { StoryContent } from './story-content.ts';

/** What can change around a story while it stands. */
export interface StageLook {
  readonly appearance: Appearance;
  /** Undefined: that of the language. */
  readonly direction: Direction | undefined;
  readonly content: StoryContent;
}

/** Lets a gate change the look of a story in place: a mount is much dearer than a render. */
export interface StoryStage {
  readonly get: () => StageLook;
  readonly set: (change: Partial<StageLook>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStoryStage(): StoryStage {
  let look: StageLook = { appearance: 'light', direction: undefined, content: 'real' };
  const listeners = new Set<() => void>();
  return {
    get: () => look,
    set: (change) => {
      look = { ...look, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The stage that a gate has put into the globals of a story, if it was a gate that shows it. */
export function stageIn(globals: Readonly<Record<string, unknown>>): StoryStage | undefined {
  const stage = globals['stage'];
  return isStage(stage) ? stage : undefined;
}

function isStage(value: unknown): value is StoryStage {
  return typeof value === 'object' && value !== null && 'subscribe' in value;
}
