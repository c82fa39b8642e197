/** `insert into request.event (`, also with the schema or the whole name put in: `${schema}.event`, `${inSchema('event')}`. */
const insertsEvents =
  /\binsert\s+into\s+(?:(?:\$\{[^}]*\}|"?\w+"?)\.)?(?:"?event"?(?!\w)|\$\{[^}]*\bevent\b[^}]*\})/iu;

/** Events are recorded by the store alone: its text knows every column, and the number of the transaction. */
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
