import { createContext, useContext } from 'react';

/** The content of stories: their own, or text that tries to break the page. */
export type StoryContent = 'real' | 'long' | 'unbroken' | 'mixed' | 'empty';

export const hostileContents: readonly StoryContent[] = ['long', 'unbroken', 'mixed', 'empty'];

/** Returns the content of that name in the toolbar or the address; the real one by default. */
export function contentNamed(name: unknown): StoryContent {
  return hostileContents.find((content) => content === name) ?? 'real';
}

/** Set by Storybook's preview from the toolbar, and by the gates in turn. */
export const StoryContentContext = createContext<StoryContent>('real');

/** Returns the content that texts should be turned into. */
export function useStoryContent(): StoryContent {
  return useContext(StoryContentContext);
}

/** Longer than any word of a user: a licence number, a URL, a key held down. */
const unbrokenLength = 60;

/**
 * Returns the text as a hostile user would write it: three times as long (German is about half as
 * long again as English), without a break opportunity, mixed with other scripts, or empty.
 */
export function inContent(text: string, content: StoryContent): string {
  switch (content) {
    case 'real':
      return text;
    case 'long':
      return `${text} ${text} ${text}`;
    case 'unbroken': {
      const word = text.replaceAll(/\s/gu, '') || '0';
      return word.repeat(Math.ceil(Math.max(unbrokenLength, 3 * word.length) / word.length));
    }
    case 'mixed':
      return `${text} Straße-42/ب (802.11ax) 中文 +218 91 234 5678 ${text} 😀 99+`;
    case 'empty':
      return '';
  }
}
