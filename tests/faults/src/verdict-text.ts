import type { Verdict } from './scenario.ts';

/** A verdict as a text table. */
export function verdictText({ checks, figures }: Verdict): string {
  const width = Math.max(...checks.map(({ what }) => what.length));
  const rows = checks.map(
    ({ invariant, what, holds, found }) =>
      `  ${holds ? '✓' : '✗'} ${invariant.padEnd(5)}${what.padEnd(width)}  ${found}`,
  );
  const measured = Object.entries(figures).map(([name, value]) => `  ${name}: ${value}`);
  const broken = checks.filter(({ holds }) => !holds).length;
  const verdict = broken === 0 ? 'Every invariant holds.' : `${broken} of ${checks.length} broken.`;
  return [rows, measured, [verdict]]
    .filter((lines) => lines.length > 0)
    .map((lines) => `\n${lines.join('\n')}\n`)
    .join('');
}
