/** What only JavaScript reads, or what other engines read differently. */
const onlyHere = /\\[DWsSbBpPkcv]|\\u\{|\(\?<|\[\^\]|\[\]/u;

/** Classes that match characters of any script in Python, and those of ASCII alone here. */
const ranges = new Map([
  [String.raw`\d`, '0-9'],
  [String.raw`\w`, 'A-Za-z0-9_'],
]);

/**
 * Returns the pattern in syntax that the engines of Python and Java read alike; undefined when only JavaScript
 * can say it, as letters of any script.
 */
export function portablePattern(pattern: string): string | undefined {
  if (onlyHere.test(pattern)) return undefined;
  let isInClass = false;
  return pattern.replaceAll(/\\.|[[\]]/gu, (part) => {
    if (part === '[' || part === ']') {
      isInClass = part === '[';
      return part;
    }
    const range = ranges.get(part);
    if (range !== undefined) return isInClass ? range : `[${range}]`;
    return part === String.raw`\/` ? '/' : part;
  });
}
