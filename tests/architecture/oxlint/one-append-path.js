/** `insert into request.event (`, also with the schema or the whole name put in: `${schema}.event`, `${inSchema('event')}`. */
const insertsEvents =
  /\binsert\s+into\s+(?:(?:\$\{[^}]*\}|"?\w+"?)\.)?(?:"?event"?(?!\w)|\$\{[^}]*\bevent\b[^}]*\})/iu;

/**
 * Forbids inserts into the event table outside of the event store, whose statement sets every column
 * and the transaction number.
 */
export const oneAppendPath = {
  meta: {
    type: 'problem',
    messages: {
      insert:
        'Only the event store inserts events: compose `insertEventsSql` of `@osta/event-store/insert-events.sql`.',
    },
  },
  create(context) {
    const check = (node) => {
      const text = context.sourceCode.getText(node);
      if (insertsEvents.test(text)) context.report({ node, messageId: 'insert' });
    };
    return {
      TemplateLiteral: check,
      Literal(node) {
        if (typeof node.value === 'string') check(node);
      },
    };
  },
};
