/** Modules that the product loads first, each with a mistake that a long run has to find. */
export const planted: Readonly<Record<string, string>> = {
  leak: module(
    `const kept = []; setInterval(() => kept.push(Buffer.alloc(100_000, 1)), 100).unref();`,
  ),
  descriptors: module(
    `import { openSync } from 'node:fs'; setInterval(() => openSync('/dev/null'), 500).unref();`,
  ),
};

function module(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
