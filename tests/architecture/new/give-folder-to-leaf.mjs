import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { edit } from './edits.mjs';

/**
 * Turns the page `<route>.tsx` into `<route>/index.tsx`, if there is one. A page is a leaf: the router would
 * nest the pages of its folder in it, and it has no place to show them.
 *
 * @param route a path below `web/src/routes`: `_default/customer/bookings`
 */
export function giveFolderToLeaf(root, route) {
  const leaf = `web/src/routes/${route}.tsx`;
  if (!existsSync(path.join(root, leaf))) return;
  const index = `web/src/routes/${route}/index.tsx`;
  mkdirSync(path.dirname(path.join(root, index)), { recursive: true });
  renameSync(path.join(root, leaf), path.join(root, index));
  edit(root, index, (text) =>
    text.replaceAll(
      /(from |import |import\()'(\.\.?)\//gu,
      (_, imports, up) => `${imports}'${up === '.' ? '../' : '../../'}`,
    ),
  );

  // Its id ends in a slash now
  for (const file of globSync('web/src/**/*.{ts,tsx}', { cwd: root })) {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    const renamed = text.replaceAll(`'/${route}'`, `'/${route}/'`);
    if (renamed !== text) writeFileSync(place, renamed);
  }
}
