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
      AwaitExpression(node) {
        if (readings.has(node.argument.callee?.property?.name) && isExpected(node)) {
          context.report({ node, messageId: 'once' });
        }
      },
    };
  },
};

/** Whether what a node says is compared at once: it is in the argument of an `expect`, and in no function there. */
function isExpected(node) {
  for (let each = node.parent; each; each = each.parent) {
    if (each.type === 'CallExpression' && each.callee.name === 'expect') return true;
    if (each.type.endsWith('Function') || each.type.endsWith('FunctionExpression')) return false;
    if (each.type.endsWith('Statement') || each.type.endsWith('Declaration')) return false;
  }
  return false;
}
