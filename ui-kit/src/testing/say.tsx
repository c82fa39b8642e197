import type { ReactNode } from 'react';

import { type Locale, useLocale } from '../provider/ui-context.ts';
import { inContent, useStoryContent } from './story-content.ts';
import { type StoryText, storyTexts } from './story-texts.ts';

/** The name of a shared story text, or a story's own text in both languages. */
export type Words = StoryText | Readonly<Record<Locale, string>>;

export interface SayProps {
  readonly text: Words;
}

/** Renders a story text in the toolbar's language. */
export function Say({ text }: SayProps): ReactNode {
  return inContent(textIn(text, useLocale()), useStoryContent());
}

/** Returns a function that gives the text as a string. */
export function useStoryText(): (text: Words) => string {
  const locale = useLocale();
  const content = useStoryContent();
  return (text) => inContent(textIn(text, locale), content);
}

function textIn(text: Words, locale: Locale): string {
  return typeof text === 'string' ? storyTexts[text][locale] : text[locale];
}
