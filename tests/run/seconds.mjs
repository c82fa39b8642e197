/** Where the seconds of the test files go, and which files take more than their share. */
import { slowFiles } from './slow-files.mjs';

/** The most seconds that a file takes, by how its name ends. The last is that of a unit. */
const limits = [
  ['.it.test.ts', 5],
  ['.e2e.test.ts', 20],
  ['.stories.tsx', 8],
  ['.browser.test.tsx', 8],
  ['', 1],
];

/**
 * The seconds of each package as one line, the longest first: `request 23, identity 12`. Two workers make two of
 * them in a second.
 *
 * @param {import('./report.mjs').FileReport[]} files
 */
export function secondsOfPackages(files) {
  const sums = new Map();
  for (const { name, seconds, importSeconds } of files) {
    const [group, folder] = name.split('/');
    const own = ['ui-kit', 'web'].includes(group) ? group : folder;
    sums.set(own, (sums.get(own) ?? 0) + seconds + importSeconds);
  }
  return [...sums]
    .filter(([, seconds]) => seconds >= 0.5)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(0)}`)
    .join(', ');
}

/**
 * The files that take longer than a file of their kind may, and of which slow-files.mjs does not say why.
 *
 * @param {import('./report.mjs').FileReport[]} files
 * @param {Record<string, string>} reasons by the path
 * @returns {string[]} lines
 */
export function filesBeyondLimit(files, reasons = slowFiles) {
  return files.flatMap(({ name, seconds }) => {
    const [, limit] = limits.find(([ending]) => name.endsWith(ending));
    if (seconds <= limit || Object.hasOwn(reasons, name)) return [];
    return [`${seconds.toFixed(1).padStart(7)} s instead of ${limit}  ${name}`];
  });
}
