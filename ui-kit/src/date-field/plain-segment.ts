/** What a segment of a date or a time has for this. */
interface Written {
  readonly text: string;
}

/**
 * Returns the segment with plain spaces. Node writes a narrow no-break space before am and pm in
 * English where Chromium writes a plain one, and React throws a page away whose texts differ.
 */
export function plainSegment<Segment extends Written>(segment: Segment): Segment {
  return { ...segment, text: segment.text.replaceAll('\u202F', ' ') };
}
