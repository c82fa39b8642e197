const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts letters as people do: an emoji, or a letter with its marks, is one. */
export function lengthOf(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}
