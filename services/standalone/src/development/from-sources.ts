import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the arguments of a Node that runs a program from the sources.
 *
 * @param root of the repository
 * @param file relative to the root
 */
export function fromSources(root: string, file: string): readonly string[] {
  const jsx = pathToFileURL(path.join(root, 'services/standalone/tsx-sources.mjs')).href;
  return [
    '--conditions=@osta/source',
    '--enable-source-maps',
    '--import',
    jsx,
    path.join(root, file),
  ];
}
