/** First words of summaries that name a thing or a person, or wrap what is done in a sentence. */
const notImperative =
  /^(?:an?|the|my|our|your|all|every|one|some|what|which|who|where|whether|how|let|say|[a-z]+[^s]s)$/iu;

/** Requires that the summary of an operation says what it does, as a command: `List your bookings`. */
export const imperativeSummary = {
  meta: {
    type: 'problem',
    messages: {
      verb: 'Begin the summary of an operation with what it does: “Get …”, “List …”, “Replace …”.',
    },
  },
  create(context) {
    return {
      Property(node) {
        if (node.key.name !== 'summary' || typeof node.value.value !== 'string') return;
        const [first] = node.value.value.split(/[\s,]/u);
        if (notImperative.test(first)) context.report({ node, messageId: 'verb' });
      },
    };
  },
};
