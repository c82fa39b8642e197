import path from 'node:path';

import { watch } from 'chokidar';

/** What makes no difference to a program that runs: tests, what is made from sources, and what watches. */
const ignored =
  /(?:^|[\\/])(?:node_modules|dist|tests|docker|\.turbo|development)(?:[\\/]|$)|\.test\.tsx?$/u;

const source = /\.(?:ts|tsx|mjs|sql)$/u;

/** An editor writes several files at once, and some files twice: milliseconds of quiet. */
const quiet = 60;

/**
 * Watches the sources in some folders.
 *
 * @param root of the repository
 * @param folders from there
 * @param onChange told one of the changed files, as a path from the root
 * @returns ends it
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
