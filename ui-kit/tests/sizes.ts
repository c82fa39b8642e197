/**
 * `npm run sizes -w @osta/ui-kit` prints the size and the limit of every component. `--accept` sets
 * each limit to the current size plus a tenth.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';

import { budgetFile, componentSizes, renderBlockingCss, sizeBudget } from './component-sizes.ts';

const room = (bytes: number): number => Math.ceil((bytes * 1.1) / 50) * 50;

const sizes = await componentSizes();
if (process.argv.includes('--accept')) {
  const lines = [...sizes].map(
    ([name, { css, js, whole }]) =>
      `  "${name}": { "css": ${room(css)}, "js": ${room(js)}, "whole": ${room(whole)} }`,
  );
  writeFileSync(budgetFile, `{\n${lines.join(',\n')}\n}\n`);
}
const budget = sizeBudget();
const column = (bytes: number | undefined): string => String(bytes ?? '–').padStart(6);
process.stdout.write(`${'bytes, gzipped'.padEnd(24)}   CSS agreed     JS agreed  whole agreed\n`);
for (const [name, { css, js, whole }] of sizes) {
  const agreed = budget[name];
  const figures = [css, agreed?.css, js, agreed?.js, whole, agreed?.whole].map(column).join(' ');
  process.stdout.write(`${name.padEnd(24)}${figures}\n`);
}
const { kit, radix } = await renderBlockingCss();
process.stdout.write(
  `\nA page waits for ${kit} bytes of CSS: ${(kit / radix).toFixed(2)} of Radix Themes (${radix}); P29 allows 0.35.\n`,
);
