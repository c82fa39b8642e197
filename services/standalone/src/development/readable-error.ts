/** The last lines suffice: what a program says before it breaks may be long. */
const mostLines = 40;

/** Where Node itself stood when it gave up: a place, its line, a caret. */
const nodesOwnPlace = /^node:internal.*\n.*\n\s*\^\n/gmu;

const noise =
  /^\s+at .*(?:node:|node_modules|<anonymous>)|^Node\.js v|^\s*$|^\s+code: '|^\{$|^\}$|^Thrown at:/u;

/**
 * What a program wrote before it ended, for the person who made the mistake: places as paths from
 * the root of the repository, no frames of Node and of libraries.
 *
 * @param root of the repository
 */
export function readableError(written: string, root: string): string {
  return written
    .replaceAll(`file://${root}/`, '')
    .replaceAll(`${root}/`, '')
    .replaceAll(nodesOwnPlace, '')
    .split('\n')
    .filter((line) => !noise.test(line))
    .slice(-mostLines)
    .map((line) => `    ${line}`)
    .join('\n');
}
