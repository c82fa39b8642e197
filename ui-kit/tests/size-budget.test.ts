import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { componentSizes, renderBlockingCss, type Size, sizeBudget } from './component-sizes.ts';

/** Returns every component above its limit, or without one. */
function overBudget(
  sizes: ReadonlyMap<string, Size>,
  budget: Readonly<Record<string, Size>>,
): string[] {
  const problems: string[] = [];
  for (const [name, { css, js, whole }] of sizes) {
    const agreed = budget[name];
    if (agreed === undefined) {
      problems.push(
        `${name} has no budget: look at it, then npm run sizes -w @osta/ui-kit -- --accept`,
      );
      continue;
    }
    if (css > agreed.css) problems.push(`${name}: ${css} bytes of CSS, agreed were ${agreed.css}`);
    if (js > agreed.js) problems.push(`${name}: ${js} bytes of script, agreed were ${agreed.js}`);
    if (whole > agreed.whole) {
      problems.push(`${name}: ${whole} bytes with its imports, agreed were ${agreed.whole}`);
    }
  }
  return problems;
}

// A production build, as shipped: by default Vite would build for a test
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('the size of a component', () => {
  let sizes: ReadonlyMap<string, Size>;
  beforeAll(async () => {
    sizes = await componentSizes();
  }, 60_000);

  it('is measured', () => {
    const button = sizes.get('button');
    expect(button?.css).toBeGreaterThan(300);
    expect(button?.js).toBeGreaterThan(300);
    expect(button?.js).toBeLessThan(3000);
    // What it imports counts, and React does not
    expect(button?.whole).toBeGreaterThan(button?.js ?? 0);
    expect(button?.whole).toBeLessThan(10_000);
    expect(sizes.get('date-field')?.whole).toBeGreaterThan(20_000);
  });

  it('is within its limit', () => {
    expect(overBudget(sizes, sizeBudget())).toEqual([]);
  });

  it('is reported by name', () => {
    const agreed = { button: { css: 10, js: 1_000_000, whole: 1_000_000 } };
    const found = overBudget(new Map([['button', { css: 900, js: 900, whole: 900 }]]), agreed);
    expect(found).toEqual(['button: 900 bytes of CSS, agreed were 10']);
    expect(overBudget(new Map([['new', { css: 1, js: 1, whole: 1 }]]), {})[0]).toContain(
      'new has no budget',
    );
    // A library is weight too
    const light = { button: { css: 900, js: 900, whole: 1000 } };
    expect(overBudget(new Map([['button', { css: 9, js: 9, whole: 30_000 }]]), light)).toEqual([
      'button: 30000 bytes with its imports, agreed were 1000',
    ]);
  });
});

/**
 * P29. What a page blocks on beyond this is the page's own: web/src/server/web-build.ts names it.
 */
const agreedShare = 0.35;

describe('the render-blocking sheet', () => {
  it('is a fixed share of the sheet of Radix Themes (P29)', async () => {
    const { kit, radix } = await renderBlockingCss();
    expect(kit).toBeGreaterThan(1000);
    expect(kit / radix).toBeLessThanOrEqual(agreedShare);
  }, 60_000);
});
