import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Copies the repository into a new folder. Our packages resolve to the copy, all others to what is
 * installed. The caller removes the folder.
 *
 * @param purpose becomes part of the folder's name
 * @returns the folder
 */
export function copyOfTheRepository(purpose) {
  const copy = mkdtempSync(path.join(tmpdir(), `osta-${purpose}-`));
  // What Vite keeps beside its configuration while it reads it goes while it is copied
  const left =
    /(^|\/)(node_modules|dist|storybook-static|\.turbo|\.cache|\.osta|\.git)(\/|$)|\.timestamp-/u;
  cpSync(root, copy, {
    recursive: true,
    filter: (from) => !left.test(path.relative(root, from)),
  });
  const packages = path.join(copy, 'node_modules');
  mkdirSync(path.join(packages, '@osta'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@osta')
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  for (const folder of ['events', 'services', 'tests', '.']) {
    for (const name of readdirSync(path.join(copy, folder))) {
      const home = path.join(copy, folder, name);
      const own = readPackage(home);
      if (!own?.name?.startsWith('@osta/')) continue;
      symlinkSync(home, path.join(packages, own.name));
      const inner = path.join(root, folder, name, 'node_modules');
      if (existsSync(inner)) symlinkSync(inner, path.join(home, 'node_modules'));
    }
  }
  return copy;
}

function readPackage(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
