/**
 * What failed in a step, and what a second look at it says. A file that failed is run once more, alone: a test that
 * passes then is flaky. A few flaky tests leave a run green, so that one hesitation of the machine does not cost a
 * whole run; each is named, because each has a cause.
 */

/** More failed files than this are no hesitation of the machine. */
const mostFiles = 5;
/** Flaky tests that a run may have, of different files. */
const mostFlaky = 3;

/**
 * @typedef {{ file?: string, test?: string, error: string }} Failure of a test, of a file as a whole, or of neither
 * @typedef {import('./report.mjs').Report} Report
 */

/**
 * What failed: tests, files whose import or hooks failed, files that left errors uncaught (one failure each), and
 * what hung.
 *
 * @param {Report} report
 * @returns {Failure[]}
 */
export function failuresOf({ files, uncaught, hanging }) {
  const failures = [
    ...files.flatMap((file) => [
      ...file.errors.map((error) => ({ file: file.name, error })),
      ...file.tests
        .filter(({ state }) => state === 'failed')
        .map(({ name, error }) => ({ file: file.name, test: name, error })),
    ]),
    ...uncaught.map(({ file, error }) => ({ file, error: `uncaught: ${error}` })),
    ...hanging.map((name) => ({ error: `did not end: ${name}` })),
  ];
  // What fails as a whole is one failure, however many errors it left
  return failures.filter(
    (failure, index) =>
      !failure.file ||
      failures.findIndex((each) => each.file === failure.file && each.test === failure.test) ===
        index,
  );
}

/**
 * The files that get a second look. None does where a failure has no file or too many failed. Nor does a file that
 * the change itself touches: a new test has to be right at once.
 *
 * @param {Failure[]} failures
 * @param {Set<string>} touched paths that the change touches
 * @returns {string[]}
 */
export function filesToLookAt(failures, touched) {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.includes(undefined) || files.length > mostFiles) return [];
  return files.filter((file) => !touched.has(file));
}

/**
 * Both looks together.
 *
 * @param {Report} first
 * @param {Report} second of these files alone
 * @param {string[]} files
 * @returns {{ report: Report, flaky: Failure[] }} the report in which these files are as they were seen last, and
 *   what failed only at first
 */
export function withSecondLook(first, second, files) {
  const isOther = ({ file, name = file }) => !files.includes(name);
  const seen = files.map(
    (name) =>
      second.files.find((file) => file.name === name) ?? {
        ...first.files.find((file) => file.name === name),
        errors: ['did not run a second time'],
      },
  );
  const report = {
    files: [...first.files.filter(isOther), ...seen],
    uncaught: [...first.uncaught.filter(isOther), ...second.uncaught],
    hanging: second.hanging,
  };
  const failed = failuresOf(report);
  const flaky = failuresOf(first).filter(
    ({ file, test }) =>
      files.includes(file) &&
      // Where the whole file failed then, nobody knows what its tests would have done
      !failed.some((each) => each.file === file && (each.test === test || each.test === undefined)),
  );
  return { report, flaky };
}

/**
 * The flaky tests that a run may not have: all, where they are more than a few, and those of a file with several.
 *
 * @param {Failure[]} flaky of the whole run
 * @returns {Failure[]}
 */
export function beyondFlaky(flaky) {
  if (flaky.length > mostFlaky) return flaky;
  return flaky.filter(({ file }) => flaky.filter((each) => each.file === file).length > 1);
}

/** A failure as two lines: where, and how its error begins. */
export function linesOf({ file, test, error }) {
  const place = [file, test].filter(Boolean).join(' > ');
  return place ? `  ${place}\n    ${error}` : `  ${error}`;
}
