import { createContext, useContext } from 'react';

/** What stories say: their own words, or words that try to break the page. */
export type StoryContent = 'real' | 'long' | 'unbroken' | 'mixed' | 'empty';

export const hostileContents: readonly StoryContent[] = ['long', 'unbroken', 'mixed', 'empty'];

/** The content of that name, as it stands in the toolbar and in the address; else the real one. */
export function contentNamed(name: unknown): StoryContent {
  return hostileContents.find((content) => content === name) ?? 'real';
}

/** Given by the preview of Storybook, from the toolbar; by the gates, one after the other. */
export const StoryContentContext = createContext<StoryContent>('real');

/** What the story around asks texts to be turned into. */
export function useStoryContent(): StoryContent {
  return useContext(StoryContentContext);
}

/** No word of a person is longer than a licence number, an address of a page or a thumb on a key. */
const unbrokenLength = 60;

/**
 * The text as an unkind person would have written it: three times as long (German is about half as
 * long again as English), without a place to break, with other scripts in it, or not at all.
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
