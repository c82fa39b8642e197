import path from 'node:path';

import type { Reporter, Vite, VitestPluginContext } from 'vitest/node';

const kit = path.resolve(import.meta.dirname, '..');

/**
 * Vite plugin: turns a story file into a test file by appending one call
 * (src/testing/gates/story-gates.ts). Stories contain no test setup themselves.
 */
export function storyTests(): Vite.Plugin {
  return {
    name: 'osta:story-tests',
    enforce: 'post',
    transform(code, module) {
      const [file = ''] = module.split('?');
      if (!file.endsWith('.stories.tsx')) return null;
      const { body } = this.parse(code);
      const names = body
        .filter((node) => node.type === 'ExportNamedDeclaration')
        .flatMap(({ declaration }) =>
          declaration?.type === 'VariableDeclaration' ? declaration.declarations : [],
        )
        .flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
      const exported = body.find((node) => node.type === 'ExportDefaultDeclaration');
      const meta =
        exported?.declaration.type === 'Identifier' ? exported.declaration.name : undefined;
      if (meta === undefined) this.error(`${file} has to end with \`export default meta\``);
      const gates = path.join(kit, 'src/testing/gates/story-gates.ts');
      return {
        code: [
          code,
          `import { gateStories } from ${JSON.stringify(gates)};`,
          `gateStories({ file: ${JSON.stringify(file)}, meta: ${meta}, stories: { ${names.join(', ')} } });`,
        ].join('\n'),
        map: null,
      };
    },
  };
}

/** What a plugin of Vite may do besides when Vitest loads it. */
interface ConfiguresVitest {
  readonly configureVitest: (context: VitestPluginContext) => void;
}

/** Vite plugin: adds a reporter to those of the command line. */
export function reportTo(reporter: Reporter): Vite.Plugin & ConfiguresVitest {
  return {
    name: 'osta:story-reporter',
    configureVitest({ vitest }) {
      vitest.config.reporters.push(reporter);
    },
  };
}
