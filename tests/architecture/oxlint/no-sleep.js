/** Modules with timers that return promises. */
const promised = /^(?:node:)?timers\/promises$/u;

/** Returns whether a call is `setTimeout(…)`, on any object. */
const isTimer = ({ type, callee }) =>
  type === 'CallExpression' &&
  (callee.name === 'setTimeout' ||
    (callee.type === 'MemberExpression' && callee.property.name === 'setTimeout'));

/** Returns the name of the resolve function in an executor of `new Promise`. */
const resolverOf = ({ callee, arguments: [executor] }) =>
  callee.name === 'Promise' ? executor?.params?.[0]?.name : undefined;

/** Returns whether a callback only resolves: `resolve`, `() => resolve()`. */
const onlyResolves = (callback, resolver) =>
  callback?.name === resolver ||
  (callback?.type === 'ArrowFunctionExpression' &&
    callback.body.type === 'CallExpression' &&
    callback.body.callee.name === resolver &&
    callback.body.arguments.length === 0);

/**
 * Forbids sleeping in tests. A test waits for an event or a condition, and uses `letTimePass` when time
 * itself is meant.
 */
export const noSleep = {
  meta: {
    type: 'problem',
    messages: {
      sleep:
        'A test does not sleep: wait for the event, or for the condition (`vi.waitFor`). Where time itself is the subject, `letTimePass` says why.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'sleep' });
    const resolvers = [];

    return {
      ImportDeclaration(node) {
        if (!promised.test(node.source.value)) return;
        for (const specifier of node.specifiers) {
          if (specifier.imported?.name !== 'setImmediate') report(specifier);
        }
      },
      NewExpression(node) {
        resolvers.push(resolverOf(node));
      },
      'NewExpression:exit'() {
        resolvers.pop();
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.property?.name === 'waitForTimeout') report(node);
        const resolver = resolvers.findLast((each) => each !== undefined);
        if (resolver && isTimer(node) && onlyResolves(node.arguments[0], resolver)) report(node);
      },
    };
  },
};
