import type { Appearance, Direction } from '../provider/ui-context.ts';
import type { StoryContent } from './story-content.ts';

/** What a gate can change around a mounted story. */
export interface StageLook {
  readonly appearance: Appearance;
  /** Undefined: the language's direction. */
  readonly direction: Direction | undefined;
  readonly content: StoryContent;
}

/** Lets a gate change a story's look in place: a mount costs much more than a render. */
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

/** Returns the stage that a gate has put into the story's globals, if any. */
export function stageIn(globals: Readonly<Record<string, unknown>>): StoryStage | undefined {
  const stage = globals['stage'];
  return isStage(stage) ? stage : undefined;
}

function isStage(value: unknown): value is StoryStage {
  return typeof value === 'object' && value !== null && 'subscribe' in value;
}
