import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');

/** What Vite cannot pre-bundle: compiled away, provided by Vitest, or part of Node. */
const notForBrowsers = /^(?:node:|vitest|@lingui\/(?:core|react)\/macro|postcss|\.)/u;

/**
 * Returns every package that the sources import, including subpaths. Vite pre-bundles them: a
 * dependency discovered later would reload the page in the middle of a test.
 */
export function importedPackages(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/u.test(file) && !/(?<!browser)\.test\.tsx?$|\.d\.ts$|generated\//u.test(file),
  );
  const imports = files.flatMap((file) => {
    const code = readFileSync(path.join(source, file), 'utf8');
    const wanted =
      /^(?:import|export)(?! type)\s[^'";]*?\sfrom '(?<from>[^']+)';$|\bimport\('(?<lazy>[^']+)'\)/gmu;
    return [...code.matchAll(wanted)].flatMap(
      ({ groups }) => groups?.['from'] ?? groups?.['lazy'] ?? [],
    );
  });
  const packages = imports.filter((name) => !notForBrowsers.test(name) && !name.endsWith('.css'));
  return [
    ...new Set([...packages, 'react/jsx-dev-runtime', 'react-dom', 'react-dom/test-utils']),
  ].toSorted();
}
