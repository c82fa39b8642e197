import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Returns every installed copy of a package below a `node_modules`, nested ones included. */
function copiesOf(name: string, modules: string): string[] {
  if (!existsSync(modules)) return [];
  const own = path.join(modules, name, 'package.json');
  const found = existsSync(own) ? [realpathSync(own)] : [];
  for (const entry of readdirSync(modules)) {
    const folder = path.join(modules, entry);
    const inside = entry.startsWith('@') && existsSync(folder) ? readdirSync(folder) : [''];
    for (const each of inside) {
      found.push(...copiesOf(name, path.join(folder, each, 'node_modules')));
    }
  }
  return found;
}

/**
 * A second copy has a second context; components that read it stay left-to-right without any error
 * (toeverything/AFFiNE#15214).
 */
it("installs one copy of Radix's direction context", () => {
  const roots = ['node_modules', 'ui-kit/node_modules', 'web/node_modules'];
  const copies = roots.flatMap((root) =>
    copiesOf('@radix-ui/react-direction', path.join(repository, root)),
  );
  expect(new Set(copies).size).toBe(1);
});
