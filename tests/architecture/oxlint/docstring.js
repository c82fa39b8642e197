/** Returns whether a docstring comes right before a node. */
function isDocumented(node, sourceCode) {
  const [last] = sourceCode
    .getCommentsBefore(node)
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .slice(-1);
  return last !== undefined;
}

/** The types of a file that have a docstring, by name. */
function documentedTypes(program, sourceCode) {
  return new Set(
    program.body
      .map((node) => ({ node, declaration: node.declaration ?? node }))
      .filter(({ declaration }) => /^TS(?:Interface|TypeAlias)Declaration$/u.test(declaration.type))
      .filter(({ node }) => isDocumented(node, sourceCode))
      .map(({ declaration }) => declaration.id.name),
  );
}

/** Returns the names in a return type: `Cars` of `Promise<Cars>`. */
function answeredType({ returnType }) {
  const type = returnType?.typeAnnotation;
  const inner = type?.typeName?.name === 'Promise' ? type.typeArguments?.params[0] : type;
  return inner?.typeName?.name;
}

/** Requires a docstring on every exported function, or on the type that it returns. */
export const docstring = {
  meta: {
    type: 'problem',
    messages: {
      silent:
        '`{{name}}` has no docstring: one sentence of what, then shapes and units, errors, source.',
    },
  },
  create(context) {
    const { sourceCode } = context;

    return {
      Program(program) {
        const types = documentedTypes(program, sourceCode);
        for (const node of program.body) {
          const { declaration } = node;
          if (node.type !== 'ExportNamedDeclaration') continue;
          if (declaration?.type !== 'FunctionDeclaration') continue;
          if (isDocumented(node, sourceCode) || types.has(answeredType(declaration))) continue;
          context.report({
            node: declaration.id,
            messageId: 'silent',
            data: { name: declaration.id.name },
          });
        }
      },
    };
  },
};
