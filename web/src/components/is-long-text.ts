/** Letters of a line in a card on a phone. */
const lineLength = 38;

/** Lines that a folded text shows. */
export const foldedLines = 3;

/**
 * Returns whether a text may be longer than a folded one. It is counted and not measured, so that the server says the
 * same as the browser and nothing moves once it is known; a text that is counted as short is never cut.
 */
export function isLongText(text: string): boolean {
  const lines = text
    .split('\n')
    .reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lineLength)), 0);
  return lines > foldedLines;
}
