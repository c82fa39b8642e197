import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const services = path.resolve(import.meta.dirname, '../../../services');
const names = readdirSync(services).filter((name) =>
  existsSync(path.join(services, name, 'src/manifest.ts')),
);
const any = `(?:${names.join('|')})`;
/** `request`; `from request.event`; `/osta/request`, `../../request/prisma`; `osta.request.` */
const naming = new RegExp(
  `^${any}$|\\b(?:from|join|into|update|table|schema)\\s+${any}\\b|/${any}(?:$|/)|\\bosta\\.${any}\\.`,
  'iu',
);

/** Forbids service names in the packages that services are built from, in imports and in text. */
export const noServiceName = {
  meta: {
    type: 'problem',
    messages: {
      named: '“{{name}}” is the name of a service: take it from a contract, or have it given.',
    },
  },
  create(context) {
    function look(node, text) {
      const [name] = naming.exec(text) ?? [];
      if (name !== undefined) context.report({ node, messageId: 'named', data: { name } });
    }
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || node.parent.type === 'ImportDeclaration') return;
        look(node, node.value);
      },
      TemplateElement: (node) => look(node, node.value.raw),
    };
  },
};
