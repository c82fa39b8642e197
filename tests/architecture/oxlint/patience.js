/** Milliseconds below which a limit says more about the machine than about the code. */
const least = 20_000;

/** Returns the number of milliseconds that options spell out; undefined where they are a name. */
function spelledOut(options) {
  if (options.type === 'Literal') return options.value;
  if (options.type !== 'ObjectExpression') return undefined;
  const timeout = options.properties.find(({ key }) => key?.name === 'timeout');
  // What is spread into the options may have one
  if (!timeout) return options.properties.some(({ key }) => !key) ? undefined : 0;
  return timeout.value.type === 'Literal' ? timeout.value.value : undefined;
}

/**
 * Forbids `vi.waitFor` and `vi.waitUntil` with the limit of a second that they have by themselves, or another short
 * one: what comes late on a busy machine is right all the same. Tests of events and services share `patience`.
 */
export const patience = {
  meta: {
    type: 'problem',
    messages: {
      short:
        'A busy machine takes longer: give `patience` (@osta/event-store/testing/patience), or at least 20 seconds.',
    },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [, options] }) {
        if (callee.object?.name !== 'vi') return;
        if (!['waitFor', 'waitUntil'].includes(callee.property.name)) return;
        const limit = options ? spelledOut(options) : 0;
        if (limit !== undefined && limit < least) {
          context.report({ node: callee, messageId: 'short' });
        }
      },
    };
  },
};
