import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryModule = Record<string, unknown> & { readonly default: Meta };

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });

function isComponent(story: unknown): story is ComponentType {
  return typeof story === 'function';
}

function inModule([file, module]: [string, StoryModule]): (readonly [string, ComponentType])[] {
  return Object.entries(composeStories(module)).flatMap(([name, story]) =>
    isComponent(story) ? [[`${file} ${name}`, story] as const] : [],
  );
}

/** Every story of the kit as a component, by file and name. */
export const stories: readonly (readonly [string, ComponentType])[] =
  Object.entries(modules).flatMap(inModule);
