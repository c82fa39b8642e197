/** Only the last lines are kept: a program may print much before it breaks. */
const mostLines = 40;

/** Node's own report of a crash: a place, its line, a caret. */
const nodesOwnPlace = /^node:internal.*\n.*\n\s*\^\n/gmu;

const noise =
  /^\s+at .*(?:node:|node_modules|<anonymous>)|^Node\.js v|^\s*$|^\s+code: '|^\{$|^\}$|^Thrown at:/u;

/**
 * Returns the last output of a broken program in readable form: paths relative to the root, without
 * frames of Node and of libraries.
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
