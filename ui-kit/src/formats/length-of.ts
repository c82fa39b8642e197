const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters as people count them: an emoji, or a letter with its marks, is one. */
export function lengthOf(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}
