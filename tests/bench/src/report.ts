import { z } from 'zod';

import type { Comparison } from './rounds.ts';

/** The highest spread of the peer's own rounds at which a ratio still counts. */
const restless = 1.6;

/** The goal's limit: a minimum or a maximum. */
export type Limit = { readonly atLeast: number } | { readonly atMost: number };

/** One goal and its measurement. */
export interface Row {
  /** The goal's id: `P9`. */
  readonly goal: string;
  readonly what: string;
  readonly figure: number;
  readonly limit: Limit;
  /** The spread of the rounds, and of the peer's rounds. */
  readonly spread: string;
  readonly details: string;
  /** The peer's rounds varied too much for a verdict. */
  readonly isVoid: boolean;
}

/** The row of a goal that is a ratio of product to peer. */
export function ratioRow(
  goal: string,
  what: string,
  comparison: Comparison,
  limit: Limit,
  unit: string,
): Row {
  const { ratio, lowest, highest, product, peer, productCpu, peerCpu, peerSpread } = comparison;
  // NaN in a browser, whose CPU time over its many processes is not measured
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

/** A comparison at one number of rows. */
interface SizedComparison {
  readonly size: number;
  readonly of: Comparison;
}

/**
 * The row of a goal for growth: the exponent of the number of rows in the ratio to the peer, by least squares over
 * the logarithms. 0: the time is the same at every size; 1: it grows as the table does.
 */
export function slopeRow(
  goal: string,
  what: string,
  points: readonly SizedComparison[],
  limit: Limit,
  unit: string,
): Row {
  const at = points.map(({ size, of }) => ({ x: Math.log(size), y: Math.log(of.ratio) }));
  const middle = { x: mean(at.map(({ x }) => x)), y: mean(at.map(({ y }) => y)) };
  const figure =
    mean(at.map(({ x, y }) => (x - middle.x) * (y - middle.y))) /
    mean(at.map(({ x }) => (x - middle.x) ** 2));
  const peers = points.map(({ of }) => of.peerSpread);
  return {
    goal,
    what,
    figure,
    limit,
    spread: `peer ${short(Math.max(...peers))}x`,
    details: points.map(({ size, of }) => `${size}: ${short(of.product)} ${unit}`).join(', '),
    isVoid: !(Math.max(...peers) <= restless),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The row of a goal that allows no case of something. */
export function noneRow(goal: string, what: string, found: number, of: number): Row {
  const details = `${found} of ${of}`;
  return { goal, what, figure: found, limit: { atMost: 0 }, spread: '', details, isVoid: false };
}

/** The row of a goal that is one figure, without a peer. */
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

/** The verdict on a goal. */
function verdictOf(row: Row): 'met' | 'missed' | 'void' {
  if (row.isVoid) return 'void';
  return isMet(row) ? 'met' : 'missed';
}

/** True when every goal is met; a void verdict is not. */
export function isGood(rows: readonly Row[]): boolean {
  return rows.every((row) => verdictOf(row) === 'met');
}

/** The report as JSON. */
export function reportJson(scenario: string, rows: readonly Row[]): string {
  const told = rows.map((row) => ({ ...row, verdict: verdictOf(row) }));
  return `${JSON.stringify({ scenario, rows: told }, null, 2)}\n`;
}

/** The row of a scenario that failed to produce a figure, with the reason. */
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
      // JSON writes NaN as null
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

/** The rows in a report of `reportJson`; undefined for any other text. */
export function rowsOfJson(text: string): readonly Row[] | undefined {
  try {
    return Told.parse(JSON.parse(text)).rows;
  } catch {
    return undefined;
  }
}

/** The report as rows of the table in `docs/performance.md`. @param command that printed the figures */
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

/** The head of the table in `reportMarkdown`. */
export const markdownHead: string = `
| goal | what | limit | figure | spread | product : peer | date | command |
| ---- | ---- | ----- | ------ | ------ | -------------- | ---- | ------- |
`;

function limitText({ limit }: Row): string {
  return 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`;
}

/** The report as text: a table, and the goals that were missed or void. */
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

/** Rounds to three significant digits. */
function short(value: number): string {
  if (value >= 100) return Math.round(value).toString();
  return Number(value.toPrecision(3)).toString();
}
