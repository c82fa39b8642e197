import { expect, it } from 'vitest';

import { commandNames, options } from './cli-declaration.ts';
import { helpPage } from './cli-help.ts';
import { parseOptions } from './cli-options.ts';
import { completion, shells } from './completion.ts';

const because = ['--reason', 'A person asked'] as const;
const page = helpPage();

it('names every command and option on the help page, in lines that fit a terminal', () => {
  for (const name of commandNames) expect(page).toContain(`  osta-audit ${name}`);
  for (const name of Object.keys(options)) expect(page).toContain(`--${name}`);
  expect(page.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

it.each(shells)('completes every command and option in %s', (shell) => {
  const script = completion(shell, ['notifications', 'request-people']);
  for (const name of commandNames) {
    for (const word of name.split(' ')) expect(script).toContain(word);
  }
  const option = shell === 'fish' ? '-l ' : '--';
  for (const name of Object.keys(options)) expect(script).toContain(`${option}${name}`);
  expect(script).toContain('notifications request-people');
});

it.each([
  [['parked', 'redrive', '--subscription', 'x']],
  [['reset', 'start', '--model', 'x', '--reason', ' ']],
  [['rebuild', '--model', 'x']],
  [['events', '--names']],
])('asks why for %j', (args) => {
  expect(() => parseOptions(args)).toThrow('--reason');
  expect(
    parseOptions([...args.filter((each) => each.trim() !== '' && each !== '--reason'), ...because]),
  ).toMatchObject({ kind: 'command' });
});

it('asks why for every command in production, and for no dry run elsewhere', () => {
  const dry = ['rebuild', '--model', 'x', '--dry-run'];
  expect(parseOptions(dry)).toMatchObject({ options: { isDryRun: true } });
  expect(() => parseOptions(dry, true)).toThrow('In production every run takes a reason');
  expect(parseOptions([...dry, ...because], true)).toMatchObject({ kind: 'command' });
  expect(parseOptions(['--help'], true)).toEqual({ kind: 'help' });
});

it('refuses an option that the command does not take, rather than to ignore it', () => {
  expect(() => parseOptions(['verify', '--until', '2026-03-01'])).toThrow(
    'verify takes no --until',
  );
});

it('takes ids as they are stored, in small letters', () => {
  const id = '01980000-0000-7000-8000-00000000ABCD';
  const asked = parseOptions(['erase-check', '--person', id]);
  expect(asked).toMatchObject({ options: { person: id.toLowerCase() } });
});

it.each(['--folder', '--type', '--key'])(
  'refuses %s beside --resume, rather than to go on with other options',
  (option) => {
    const run = '01980000-0000-7000-8000-00000000abcd';
    expect(() => parseOptions(['export', '--resume', run, option, 'x'])).toThrow(
      `--resume goes on with the options of that run: leave out ${option}`,
    );
    const further = ['--json', '--throttle', '5', ...because];
    expect(parseOptions(['export', '--resume', run, ...further])).toMatchObject({
      options: { resume: run, throttle: 5 },
    });
  },
);
