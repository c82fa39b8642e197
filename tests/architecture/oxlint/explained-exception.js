/** Directives that turn a rule off, with the text after them. */
const exception =
  /(?:oxlint|eslint|biome|stylelint)-(?:disable|ignore)[\w-]*|@ts-(?:expect-error|ignore|nocheck)|(?:oxfmt|prettier|knip)-ignore[\w-]*|(?:c8|v8|istanbul) ignore/u;

/** The start of the reason; before it are the names of rules. */
const reasonOf = (text) => {
  const [, reason = ''] = /(?:^|\s)--\s+(.*)$/u.exec(text) ?? [];
  return reason.trim();
};

/** Requires a reason for every exception from a rule, on the same line: `-- the reason`. */
export const explainedException = {
  meta: {
    type: 'problem',
    messages: {
      silent: '`{{what}}` without a reason: write `-- why` behind it, on the same line.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          for (const line of comment.value.split('\n')) {
            const [what] = exception.exec(line) ?? [];
            // A comment that starts with the directive takes effect; one that only mentions it does not
            if (what === undefined || !line.replace(/^[\s*]+/u, '').startsWith(what)) continue;
            const words = what.startsWith('@ts-')
              ? line.slice(line.indexOf(what) + what.length)
              : '';
            const reason = reasonOf(line) || words.trim();
            if (reason.length < 8) {
              context.report({ node: comment, messageId: 'silent', data: { what } });
            }
          }
        }
      },
    };
  },
};
