// Renders one page without a server: `render.ts <bundle> <JSON of a FloorPage>`
import { pathToFileURL } from 'node:url';

import { answerParent } from '../child.ts';
import type { FloorPage, PageTreeBundle } from '../page-floors.ts';
import { timeEach } from '../rounds.ts';
import { median } from '../statistics.ts';

const [, , bundle = '', page = '{}'] = process.argv;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- page-tree.ts is checked against this type
const { loadFloors } = (await import(pathToFileURL(bundle).href)) as PageTreeBundle;

const asked: Parameters<typeof fetch>[] = [];
const ownFetch = globalThis.fetch;
globalThis.fetch = (...call) => {
  asked.push(call);
  return ownFetch(...call);
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the scenario
const { tree, plain } = await loadFloors(JSON.parse(page) as FloorPage);
globalThis.fetch = ownFetch;

/** Requests the data of the page from the API in parallel, as the page does. */
async function loadData(): Promise<void> {
  await Promise.all(
    asked.map(async ([url, init]) => {
      const { signal: _over, ...rest } = init ?? {};
      const response = await ownFetch(url, rest);
      return response.json();
    }),
  );
}

/** @returns how many renderings a second */
function renderFor(count: number, render: () => string): number {
  const began = performance.now();
  for (let nth = 0; nth < count; nth += 1) render();
  return count / ((performance.now() - began) / 1000);
}

const offers: Readonly<Record<string, (count: number) => Promise<number>>> = {
  tree: async (count) => renderFor(count, tree),
  plain: async (count) => renderFor(count, plain),
  /** The median time of data and rendering, one after the other, in milliseconds. */
  dataAndTree: async (count) =>
    median(
      await timeEach(count, async () => {
        await loadData();
        tree();
      }),
    ),
};

answerParent(`${asked.length} calls of the API, ${tree().length} letters`, async (name) => {
  const [offer = '', count = '1'] = name.split(' ');
  return offers[offer]?.(Number(count)) ?? Number.NaN;
});
