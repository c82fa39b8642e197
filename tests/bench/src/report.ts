import { z } from 'zod';

import type { Comparison } from './rounds.ts';

/** Above this, the peer's own rounds differ so much that a ratio says nothing. */
const restless = 1.6;

/** A goal is met from a figure on, or up to one. */
export type Limit = { readonly atLeast: number } | { readonly atMost: number };

/** One goal, and what was found. */
export interface Row {
  /** `P9` */
  readonly goal: string;
  readonly what: string;
  readonly figure: number;
  readonly limit: Limit;
  /** How far the rounds lie apart, and the peer's own. */
  readonly spread: string;
  readonly details: string;
  /** The machine was too restless for a verdict. */
  readonly isVoid: boolean;
}

/** A goal by a ratio of product to peer. */
export function ratioRow(
  goal: string,
  what: string,
  comparison: Comparison,
  limit: Limit,
  unit: string,
): Row {
  const { ratio, lowest, highest, product, peer, productCpu, peerCpu, peerSpread } = comparison;
  // A browser has many processes: nobody asks for theirs
  const isKnown = !Number.isNaN(productCpu);
  const cpu = isKnown ? `, CPU ${short(productCpu)} : ${short(peerCpu)} µs/op` : '';
  return {
    goal,
    what,
    figure: ratio,
    limit,
    spread: `${short(lowest)}–${short(highest)}, peer ${short(peerSpread)}x`,
    details: `${short(product)} : ${short(peer)} ${unit}${cpu}`,
    isVoid: !(peerSpread <= restless),
  };
}

/** A goal by a number of things that must not be. */
export function noneRow(goal: string, what: string, found: number, of: number): Row {
  const details = `${found} of ${of}`;
  return { goal, what, figure: found, limit: { atMost: 0 }, spread: '', details, isVoid: false };
}

/** A goal by something that is no matter of time: bytes, or a figure that has a limit of its own. */
export function figureRow(
  goal: string,
  what: string,
  figure: number,
  limit: Limit,
  details: string,
): Row {
  return { goal, what, figure, limit, spread: '', details, isVoid: false };
}

function isMet({ figure, limit }: Row): boolean {
  return 'atLeast' in limit ? figure >= limit.atLeast : figure <= limit.atMost;
}

/** What has to be said of a goal in one word. */
function verdictOf(row: Row): 'met' | 'missed' | 'void' {
  if (row.isVoid) return 'void';
  return isMet(row) ? 'met' : 'missed';
}

/** Every goal met, and none of them in doubt. */
export function isGood(rows: readonly Row[]): boolean {
  return rows.every((row) => verdictOf(row) === 'met');
}

/** For programs. */
export function reportJson(scenario: string, rows: readonly Row[]): string {
  const told = rows.map((row) => ({ ...row, verdict: verdictOf(row) }));
  return `${JSON.stringify({ scenario, rows: told }, null, 2)}\n`;
}

/** A scenario that came to no figure, and why. */
export function brokenRow(scenario: string, why: string): Row {
  return {
    goal: '–',
    what: scenario,
    figure: Number.NaN,
    limit: { atMost: 0 },
    spread: '',
    details: why,
    isVoid: true,
  };
}

const Told = z.object({
  rows: z.array(
    z.object({
      goal: z.string(),
      what: z.string(),
      // JSON has no word for what is no number
      figure: z
        .number()
        .nullable()
        .transform((figure) => figure ?? Number.NaN),
      limit: z.union([z.object({ atLeast: z.number() }), z.object({ atMost: z.number() })]),
      spread: z.string(),
      details: z.string(),
      isVoid: z.boolean(),
    }),
  ),
});

/** What `reportJson` has written; undefined when it is something else. */
export function rowsOfJson(text: string): readonly Row[] | undefined {
  try {
    return Told.parse(JSON.parse(text)).rows;
  } catch {
    return undefined;
  }
}

/** For `docs/performance.md`: the lines of its table. @param command that gave the figures */
export function reportMarkdown(command: string, rows: readonly Row[]): string {
  const today = new Date().toISOString().slice(0, 10);
  return rows
    .map((row) => {
      const { goal, what, figure, spread, details } = row;
      const found = `${short(figure)}, ${verdictOf(row)}`;
      return `| ${goal} | ${what} | ${limitText(row)} | ${found} | ${spread} | ${details} | ${today} | \`${command}\` |\n`;
    })
    .join('');
}

/** Above the lines of `reportMarkdown`. */
export const markdownHead: string = `
| goal | what | limit | figure | spread | product : peer | date | command |
| ---- | ---- | ----- | ------ | ------ | -------------- | ---- | ------- |
`;

function limitText({ limit }: Row): string {
  return 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`;
}

/** For people: a table, and which goals were missed or could not be judged. */
export function reportText(rows: readonly Row[]): string {
  const head = ['goal', 'what', 'figure', 'limit', 'verdict', 'spread', 'product : peer'];
  const lines = rows.map((row) => [
    row.goal,
    row.what,
    short(row.figure),
    limitText(row),
    verdictOf(row),
    row.spread,
    row.details,
  ]);
  const table = [head, ...lines];
  const widths = head.map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  const text = table
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
  const namesOf = (verdict: string): string =>
    rows
      .filter((row) => verdictOf(row) === verdict)
      .map(({ goal, what }) => `${goal} ${what}`)
      .join('; ');
  const [missed, undecided] = [namesOf('missed'), namesOf('void')];
  const closing = [
    missed && `Missed: ${missed}`,
    undecided &&
      `Void, because the peer's own rounds differ more than ${restless}x or nothing was measured: ${undecided}`,
  ].filter((line) => line !== '');
  return `\n${text}\n\n${closing.length === 0 ? 'Every goal is met.' : closing.join('\n')}\n`;
}

/** Three digits that matter. */
function short(value: number): string {
  if (value >= 100) return Math.round(value).toString();
  return Number(value.toPrecision(3)).toString();
}
