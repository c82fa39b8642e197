import path from 'node:path';

import type { Plugin } from 'vite';
import type { Reporter } from 'vitest/node';

const kit = path.resolve(import.meta.dirname, '..');

interface Export {
  readonly type: string;
  readonly declaration?: {
    readonly type?: string;
    readonly name?: string;
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  } | null;
}

/**
 * Vite plugin: turns a story file into a test file by appending one call
 * (src/testing/gates/story-gates.ts). Stories contain no test setup themselves.
 */
export function storyTests(): Plugin {
  return {
    name: 'osta:story-tests',
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.stories.tsx')) return null;
      const body: readonly Export[] = this.parse(code).body;
      const names = body.flatMap(({ type, declaration }) =>
        type === 'ExportNamedDeclaration'
          ? (declaration?.declarations ?? []).flatMap(({ id: { name } }) => name ?? [])
          : [],
      );
      const meta = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration?.name;
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

/** Vite plugin: adds a reporter to those of the command line. */
export function reportTo(reporter: Reporter): Plugin {
  return {
    name: 'osta:story-reporter',
    configureVitest({ vitest }) {
      vitest.config.reporters.push(reporter);
    },
  };
}
