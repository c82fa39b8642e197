/** What a locator says of a page at one moment. */
const readings = new Set([
  'all',
  'allInnerTexts',
  'allTextContents',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isVisible',
  'textContent',
]);

/**
 * Forbids comparing what a page showed at one moment: it passes on a quick machine and fails on a slow one.
 * `expect.poll(() => …)` reads again until it holds.
 */
export const pollPage = {
  meta: {
    type: 'problem',
    messages: {
      once: 'Read the page until it holds, with `expect.poll(() => …)`: a slow machine shows it later.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.name !== 'expect') return;
        const [read] = node.arguments;
        if (read?.type !== 'AwaitExpression') return;
        if (readings.has(read.argument.callee?.property?.name)) {
          context.report({ node, messageId: 'once' });
        }
      },
    };
  },
};
