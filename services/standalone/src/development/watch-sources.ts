import path from 'node:path';

import { watch } from 'chokidar';

/** Files that do not affect a running program: tests, generated files, and the watcher itself. */
const ignored =
  /(?:^|[\\/])(?:node_modules|dist|tests|docker|\.turbo|development)(?:[\\/]|$)|\.test\.tsx?$/u;

const source = /\.(?:ts|tsx|mjs|sql)$/u;

/** Milliseconds of quiet to wait for: an editor writes several files at once, and some twice. */
const quiet = 60;

/**
 * Watches the sources in some folders.
 *
 * @param root of the repository
 * @param folders relative to the root
 * @param onChange called with one of the changed files, relative to the root
 * @returns a function that stops watching
 */
export async function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (file: string) => void,
): Promise<() => Promise<void>> {
  const watcher = watch([...folders], {
    cwd: root,
    ignored: (file) => ignored.test(path.relative(root, path.resolve(root, file))),
    ignoreInitial: true,
  });
  let soon: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, file) => {
    if (!source.test(file)) return;
    clearTimeout(soon);
    soon = setTimeout(() => onChange(file), quiet);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
  });
  return async () => {
    clearTimeout(soon);
    await watcher.close();
  };
}
