/** Ends in a yeh, whose dots reach deepest below the line. */
export const deepLetters = 'حي، فتحي';

/**
 * Returns by how many pixels a one-line field cuts off the letters that reach deepest below its
 * line: zero or less when all of them are whole. Browsers clip a field's text to its line, and
 * nothing else shows it: no scroll bar, no overflow.
 */
export async function cutLetters(field: Element): Promise<number> {
  const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(field);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  await document.fonts.load(font, deepLetters);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('nothing to draw on');
  pen.font = font;
  const letters = pen.measureText(deepLetters);
  // The line is as much higher than the font above the letters as below them (CSS Inline 3, §5.3)
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = letters;
  const belowBaseline = (Number.parseFloat(lineHeight) + descent - ascent) / 2;
  return letters.actualBoundingBoxDescent - belowBaseline;
}
