import axe from 'axe-core';

import { nameOf } from './element-name.ts';

/** Rules that depend on colours: all that a theme can change while the DOM is the same. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on boxes: all that a width can change while the same elements are visible. */
const boxRules = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

/** What changed since the last check; decides which rules to run again. */
export type Change = 'everything' | 'theme' | 'width' | 'theme and width';

/** Checks one mode after the other, and runs only rules whose result can have changed. */
export interface Accessibility {
  readonly problems: (change: Change) => Promise<readonly string[]>;
}

/**
 * Runs all axe rules at first. After a change of theme it runs the colour rules, after a change of
 * width the box rules; all rules again when the DOM itself has changed (`fingerprint`).
 */
export function createAccessibility(): Accessibility {
  let last = '';
  return {
    problems: async (change) => {
      const now = fingerprint();
      const isSamePage = now === last;
      last = now;
      return ask(isSamePage ? rulesAfter(change) : undefined);
    },
  };
}

/** Returns the rules to run; undefined for all. */
function rulesAfter(change: Change): readonly string[] | undefined {
  switch (change) {
    case 'everything':
      return undefined;
    case 'theme':
      return colourRules;
    case 'width':
      return boxRules;
    case 'theme and width':
      return [...new Set([...colourRules, ...boxRules])];
  }
}

/** Returns the visible elements and attributes, without styles and the theme's classes. */
function fingerprint(): string {
  const parts: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    parts.push(element.tagName);
    for (const { name, value } of element.attributes) {
      if (name !== 'class' && name !== 'style') parts.push(name, value);
    }
  }
  return parts.join('\n');
}

/**
 * Turns off axe's check for icon ligatures (isIconLigature in axe-core): axe skips a word that is
 * narrower than its separate letters, as it takes it for an icon font's symbol. Arabic letters
 * join, so it would skip most words. The kit has no icon font.
 */
async function withoutLigatures<Result>(work: () => Promise<Result>): Promise<Result> {
  const { prototype } = CanvasRenderingContext2D;
  const own: (this: CanvasRenderingContext2D, text: string) => TextMetrics =
    Object.getOwnPropertyDescriptor(prototype, 'measureText')?.value;
  prototype.measureText = function measureText(text: string): TextMetrics {
    const metrics = own.call(this, text);
    if (text.length < 2) return metrics;
    const width = Array.from(text).reduce((sum, letter) => sum + own.call(this, letter).width, 0);
    return new Proxy(metrics, {
      get: (target, name) => (name === 'width' ? width : Reflect.get(target, name, target)),
    });
  };
  try {
    return await work();
  } finally {
    prototype.measureText = own;
  }
}

async function ask(rules: readonly string[] | undefined): Promise<readonly string[]> {
  const { violations } = await withoutLigatures(async () => run(rules));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, failureSummary }) => {
      const where = element === undefined ? '' : nameOf(element);
      const summary = (failureSummary ?? '').split('\n').slice(1).join(' ').trim();
      return `${id}: ${help}: ${where} (${summary})`;
    }),
  );
}

async function run(rules: readonly string[] | undefined): Promise<axe.AxeResults> {
  return axe.run(document.body, {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    elementRef: true,
    // A story is a fragment of a page: it has no landmarks, and no skip link
    rules: { region: { enabled: false }, 'skip-link': { enabled: false } },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...rules] } }),
  });
}
