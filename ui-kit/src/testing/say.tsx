import type { ReactNode } from 'react';

import { useLocale } from '../provider/ui-context.ts';
import { type StoryText, storyTexts } from './story-texts.ts';

export interface SayProps {
  readonly text: StoryText;
}

/** A text of the stories in the language of the toolbar. */
export function Say({ text }: SayProps): ReactNode {
  return storyTexts[text][useLocale()];
}

/** The same where a string is needed. */
export function useStoryText(): (text: StoryText) => string {
  const locale = useLocale();
  return (text) => storyTexts[text][locale];
}
