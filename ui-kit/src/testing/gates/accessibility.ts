import axe from 'axe-core';

import { nameOf } from './element-name.ts';

/** Rules whose answer is in the colours: all that a theme can change, if the page stays the same. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Rules whose answer is in the boxes: all that a width can change, if the same things are seen. */
const boxRules = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

/** What a mode can have changed since the last look: decides which rules have to be asked again. */
export type Change = 'everything' | 'theme' | 'width' | 'theme and width';

/** Looks at one story after the other, and asks only what can have another answer than before. */
export interface Accessibility {
  readonly problems: (change: Change) => Promise<readonly string[]>;
}

/**
 * Asks axe every rule at first. After a change of theme, the rules about colours; after a change of
 * width, those about boxes; but every rule again when the page itself has become another
 * (`fingerprint`).
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

/** Undefined: every rule. */
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

/** The elements and attributes of the page that are shown, but for styles and the theme's classes. */
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
 * Axe takes a word that is narrower than its letters one by one for a symbol of an icon font, and
 * asks nothing about it (isIconLigature in axe-core). Arabic letters join: that is most words. The
 * kit has no icon font, so no word is narrower here.
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
    // A story is a piece of a page: it stands in no landmark, and its first link skips nothing
    rules: { region: { enabled: false }, 'skip-link': { enabled: false } },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...rules] } }),
  });
}
