import type { ReactNode } from 'react';

import { type Locale, useLocale } from '../provider/ui-context.ts';
import { type StoryText, storyTexts } from './story-texts.ts';

/** A text that several stories share, by its name, or one that a story brings itself. */
export type Words = StoryText | Readonly<Record<Locale, string>>;

export interface SayProps {
  readonly text: Words;
}

/** A text of the stories in the language of the toolbar. */
export function Say({ text }: SayProps): ReactNode {
  return textIn(text, useLocale());
}

/** The same where a string is needed. */
export function useStoryText(): (text: Words) => string {
  const locale = useLocale();
  return (text) => textIn(text, locale);
}

function textIn(text: Words, locale: Locale): string {
  return typeof text === 'string' ? storyTexts[text][locale] : text[locale];
}
