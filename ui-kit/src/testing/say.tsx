import type { ReactNode } from 'react';

import { type Locale, useLocale } from '../provider/ui-context.ts';
import { inContent, useStoryContent } from './story-content.ts';
import { type StoryText, storyTexts } from './story-texts.ts';

/** A text that several stories share, by its name, or one that a story brings itself. */
export type Words = StoryText | Readonly<Record<Locale, string>>;

export interface SayProps {
  readonly text: Words;
}

/** A text of the stories in the language of the toolbar. */
export function Say({ text }: SayProps): ReactNode {
  return inContent(textIn(text, useLocale()), useStoryContent());
}

/** The same where a string is needed. */
export function useStoryText(): (text: Words) => string {
  const locale = useLocale();
  const content = useStoryContent();
  return (text) => inContent(textIn(text, locale), content);
}

function textIn(text: Words, locale: Locale): string {
  return typeof text === 'string' ? storyTexts[text][locale] : text[locale];
}
