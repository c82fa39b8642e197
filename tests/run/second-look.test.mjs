import { describe, expect, it } from 'vitest';

import { beyondFlaky, failuresOf, filesToLookAt, linesOf, withSecondLook } from './second-look.mjs';

/** A report of files, each with its tests as `{ one: 'passed', two: 'failed' }`. */
function reportOf(files, { uncaught = [], hanging = [], errors = {} } = {}) {
  return {
    files: Object.entries(files).map(([name, tests]) => ({
      name,
      errors: errors[name] ?? [],
      tests: Object.entries(tests).map(([test, state]) => ({
        name: test,
        state,
        error: `${test} is wrong`,
      })),
    })),
    uncaught,
    hanging,
  };
}

const named = (failures) =>
  failures.map(({ file, test }) => [file ?? 'no file', test ?? 'as a whole'].join(' > '));
const filesOf = (report, touched = new Set()) => filesToLookAt(failuresOf(report), touched);
const failing = (count) =>
  reportOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, { x: 'failed' }])));
const flakyOf = (...files) => files.map((file, n) => ({ file, test: `${n}`, error: '' }));

describe('what failed', () => {
  it('is nothing where all passed or were skipped', () => {
    expect(failuresOf(reportOf({ a: { one: 'passed', two: 'skipped' } }))).toEqual([]);
  });

  it('is a test, with how its error begins', () => {
    expect(failuresOf(reportOf({ a: { one: 'passed', two: 'failed' } }))).toEqual([
      { file: 'a', test: 'two', error: 'two is wrong' },
    ]);
  });

  it('is a file whose import or hook failed, once', () => {
    const errors = { a: ['beforeAll failed', 'afterAll failed'] };
    expect(failuresOf(reportOf({ a: { one: 'skipped' } }, { errors }))).toEqual([
      { file: 'a', error: 'beforeAll failed' },
    ]);
  });

  it('is a file that left errors uncaught, once, though its tests passed', () => {
    const uncaught = [
      { file: 'a', error: 'gone' },
      { file: 'a', error: 'gone again' },
    ];
    expect(failuresOf(reportOf({ a: { one: 'passed' } }, { uncaught }))).toEqual([
      { file: 'a', error: 'uncaught: gone' },
    ]);
  });

  it('is what no file is known of, each', () => {
    const report = reportOf({}, { uncaught: [{ error: 'x' }, { error: 'y' }], hanging: ['a > b'] });
    expect(failuresOf(report).map(linesOf)).toEqual([
      '  uncaught: x',
      '  uncaught: y',
      '  did not end: a > b',
    ]);
  });
});

describe('a second look', () => {
  it('is taken at each failed file', () => {
    const uncaught = [{ file: 'c', error: 'gone' }];
    const report = reportOf(
      { a: { one: 'failed', two: 'failed' }, b: { one: 'passed' }, c: { one: 'passed' } },
      { uncaught },
    );
    expect(filesOf(report)).toEqual(['a', 'c']);
  });

  it('is not taken at a file that the change touches', () => {
    const report = reportOf({ a: { one: 'failed' }, b: { one: 'failed' } });
    expect(filesOf(report, new Set(['a']))).toEqual(['b']);
  });

  it('is not taken where an error has no file, or something hung', () => {
    const failed = { a: { one: 'failed' } };
    expect(filesOf(reportOf(failed, { uncaught: [{ error: 'gone' }] }))).toEqual([]);
    expect(filesOf(reportOf(failed, { hanging: ['a > one'] }))).toEqual([]);
  });

  it('is taken at five files, not at six', () => {
    expect(filesOf(failing(5))).toHaveLength(5);
    expect(filesOf(failing(6))).toEqual([]);
  });

  it('tells what is flaky from what fails', () => {
    const first = reportOf({ a: { toss: 'failed', wrong: 'failed' }, b: { fine: 'passed' } });
    const second = reportOf({ a: { toss: 'passed', wrong: 'failed' } });
    const { report, flaky } = withSecondLook(first, second, ['a']);
    expect(named(flaky)).toEqual(['a > toss']);
    expect(flaky[0].error).toBe('toss is wrong');
    expect(named(failuresOf(report))).toEqual(['a > wrong']);
    expect(report.files.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('calls failed what fails only then', () => {
    const first = reportOf({ a: { one: 'failed', two: 'passed' } });
    const second = reportOf({ a: { one: 'passed', two: 'failed' } });
    const { report, flaky } = withSecondLook(first, second, ['a']);
    expect(named(flaky)).toEqual(['a > one']);
    expect(named(failuresOf(report))).toEqual(['a > two']);
  });

  it('calls an uncaught error flaky that comes once, and failed that comes twice', () => {
    const passed = { a: { one: 'passed' } };
    const uncaught = [{ file: 'a', error: 'gone' }];
    const once = withSecondLook(reportOf(passed, { uncaught }), reportOf(passed), ['a']);
    expect([named(once.flaky), failuresOf(once.report)]).toEqual([['a > as a whole'], []]);
    const twice = withSecondLook(
      reportOf(passed, { uncaught }),
      reportOf(passed, { uncaught: [{ error: 'gone' }] }),
      ['a'],
    );
    expect(named(failuresOf(twice.report))).toEqual(['no file > as a whole']);
  });

  it('calls nothing flaky in a file that did not get as far as its tests', () => {
    const first = reportOf({ a: { one: 'failed' } });
    const second = reportOf({ a: {} }, { errors: { a: ['no such module'] } });
    const { report, flaky } = withSecondLook(first, second, ['a']);
    expect([flaky, named(failuresOf(report))]).toEqual([[], ['a > as a whole']]);
    const none = withSecondLook(first, reportOf({}), ['a']);
    expect(none.flaky).toEqual([]);
    expect(named(failuresOf(none.report))).toContain('a > as a whole');
  });

  it('leaves alone what it was not taken at', () => {
    const first = reportOf({ a: { one: 'failed' }, b: { one: 'failed' } });
    const { report } = withSecondLook(first, reportOf({ a: { one: 'passed' } }), ['a']);
    expect(named(failuresOf(report))).toEqual(['b > one']);
  });
});

describe('flaky tests', () => {
  it('may be three, one of a file', () => {
    expect(beyondFlaky(flakyOf())).toEqual([]);
    expect(beyondFlaky(flakyOf('a', 'b', 'c'))).toEqual([]);
  });

  it('may not be four, or two of a file', () => {
    expect(beyondFlaky(flakyOf('a', 'b', 'c', 'd'))).toHaveLength(4);
    expect(named(beyondFlaky(flakyOf('a', 'b', 'a')))).toEqual(['a > 0', 'a > 2']);
  });
});
