/** The shared vocabularies of props that many components have. */
const vocabularies = {
  size: new Set(['tiny', 'small', 'medium', 'large', 'huge', 'display']),
  tone: new Set(['plain', 'quiet', 'neutral', 'info', 'good', 'waiting', 'danger']),
  color: new Set(['blue', 'orange', 'green', 'amber', 'red', 'gray']),
};

/** Other names for props of the kit, each with the one to use. */
const otherNames = {
  colour: 'color',
  intent: 'tone',
  isBusy: 'isLoading',
  isDisabled: 'disabled',
  isPending: 'isLoading',
  look: 'variant',
  severity: 'tone',
};

/** Boolean props of HTML, React and Radix, which components of the kit pass on. */
const givenNames = new Set([
  'asChild',
  'autoFocus',
  'checked',
  'disabled',
  'multiple',
  'readOnly',
  'required',
  'shiftKey',
]);

const sentence = /^(?:allows|can|carries|ends|has|hides|is|plays|shows)[A-Z]/u;

/** Returns the members of a union, or the type itself. */
const membersOf = (type) => (type?.type === 'TSUnionType' ? type.types : [type]);

/** Returns the name of the vocabulary a type alias belongs to: `BadgeColor` is a `color`. */
const vocabularyOf = (name) => /(?:^|[a-z])(?<last>Size|Tone|Color)$/u.exec(name)?.groups.last;

/**
 * Requires one vocabulary for the names of props. A prop of HTML keeps its name (`disabled`), other
 * booleans read as sentences (`isLoading`), and size, tone and color have the same values everywhere.
 */
export const propNames = {
  meta: {
    type: 'problem',
    messages: {
      boolean:
        '“{{name}}” is a boolean: name it as HTML does, or as a sentence (isLoading, showsCount).',
      other: '“{{name}}” is called “{{use}}” in the kit.',
      word: '“{{word}}” is no {{name}} of the kit: {{words}}.',
    },
  },
  create(context) {
    const checkWords = (name, type) => {
      const words = vocabularies[name];
      for (const member of membersOf(type)) {
        const word = member?.type === 'TSLiteralType' ? member.literal.value : undefined;
        if (typeof word === 'string' && !words.has(word)) {
          const data = { name, word, words: [...words].join(', ') };
          context.report({ node: member, messageId: 'word', data });
        }
      }
    };
    return {
      TSPropertySignature(node) {
        const { name } = node.key;
        const type = node.typeAnnotation?.typeAnnotation;
        if (name === undefined || type === undefined) return;
        const use = otherNames[name];
        if (use !== undefined) context.report({ node, messageId: 'other', data: { name, use } });
        else if (
          membersOf(type).some((member) => member.type === 'TSBooleanKeyword') &&
          !givenNames.has(name) &&
          !sentence.test(name)
        )
          context.report({ node, messageId: 'boolean', data: { name } });
        if (Object.hasOwn(vocabularies, name)) checkWords(name, type);
      },
      TSTypeAliasDeclaration(node) {
        const last = vocabularyOf(node.id.name);
        if (last !== undefined) checkWords(last.toLowerCase(), node.typeAnnotation);
      },
    };
  },
};
