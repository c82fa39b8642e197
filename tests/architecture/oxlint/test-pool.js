/**
 * Forbids pools that a test makes by itself: a session that is cut while nobody uses it ends the process, unless
 * somebody listens. `testPool` does.
 */
export const testPool = {
  meta: {
    type: 'problem',
    messages: {
      bare: 'Make it with `testPool` (@osta/event-store/testing/test-pool): without a listener, a session that is cut ends the process.',
    },
  },
  create(context) {
    return {
      NewExpression(node) {
        const { callee } = node;
        if (callee.name === 'Pool' || callee.property?.name === 'Pool') {
          context.report({ node, messageId: 'bare' });
        }
      },
    };
  },
};
