/** Components of Radix Themes that the kit or the web shows. Add a new one here. */
const components = [
  'AlertDialog\\w*',
  'BaseDialog\\w*',
  'BaseMenu\\w*',
  'DropdownMenu\\w*',
  'Heading',
  'Popover\\w*',
  'ScrollArea\\w*',
  'Text',
];
const wanted = new RegExp(`^(?:${components.join('|')})$`);
/** Props of the components above that become classes of their own. */
const utilities = /^\.rt-r-(?:max-w|min-w|max-h|min-h|w|h|weight|ta|tw)(?:-|$)/;
/** Looks that Osta does not use. */
const unusedLook = /\.rt-variant-classic|\.rt-high-contrast/;

/** Variables of components that are dropped. */
const unusedVariable =
  /^--(?:base-button|base-card|button|card|checkbox|code|em|icon-button|inset|kbd|progress|quote|radio|segmented-control|select|slider|switch|table|tab|text-area|text-field)-/;

const accents = new Set(['blue', 'orange', 'red', 'green', 'amber', 'gray']);
const grays = new Set(['slate', 'gray']);

function isSelectorUsed(selector) {
  if (unusedLook.test(selector.replaceAll(/:not\([^)]*\)/g, ''))) return false;
  for (const [, name] of selector.matchAll(/\.rt-(?<name>[A-Z]\w*)/g)) {
    if (!wanted.test(name)) return false;
  }
  if (selector.startsWith('.rt-r-') && !utilities.test(selector)) return false;
  const accent = /\[data-accent-color=['"]?(?<color>[a-z]+)/.exec(selector)?.groups.color;
  const gray = /\[data-gray-color=['"]?(?<color>[a-z]+)/.exec(selector)?.groups.color;
  return (accent === undefined || accents.has(accent)) && (gray === undefined || grays.has(gray));
}

/**
 * PostCSS plugin. Drops unused components, colour scales, layout props, wide-gamut twins and
 * breakpoint variants (only `initial` is shipped: what changes with the width is a media query in
 * our own CSS). Brings the sheet from 85 to about 12 KiB gzipped; the sheet blocks the first paint
 * of every page.
 */
export function dropUnused() {
  return {
    postcssPlugin: 'drop-unused',
    Once(root) {
      root.walkComments((comment) => comment.remove());
      root.walkAtRules('supports', (rule) => {
        if (rule.params.includes('display-p3')) rule.remove();
      });
      root.walkAtRules('media', (rule) => {
        if (rule.params.includes('min-width')) rule.remove();
      });
      // The kit names fonts of its own
      root.walkAtRules('font-face', (rule) => rule.remove());
      root.walkRules((rule) => {
        if (rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
        const selectors = rule.selectors.filter(isSelectorUsed);
        if (selectors.length === 0) rule.remove();
        else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
      });
      root.walkDecls(unusedVariable, (declaration) => declaration.remove());
      root.walkRules((rule) => {
        if (rule.nodes.length === 0) rule.remove();
      });
      root.walkAtRules((rule) => {
        if (rule.nodes?.length === 0) rule.remove();
      });
      const animations = [];
      root.walkDecls(/^animation(?:-name)?$/, ({ value }) => animations.push(value));
      root.walkAtRules('keyframes', (rule) => {
        if (!animations.some((value) => value.includes(rule.params))) rule.remove();
      });
    },
  };
}
