/**
 * What `npm test -- <words>` runs. Words are names of steps, or files, folders and packages, of which
 * every kind of test runs.
 */

/** Steps whose tests are files, with the folder that their paths are relative to. */
const folderOf = { unit: '', integration: '', stories: 'ui-kit', e2e: '' };

/**
 * @param words what follows `npm test --`
 * @param names of all steps
 * @param folders of the packages by their names, as `@osta/request` → `services/request`
 * @returns the steps to run, each with the paths it is narrowed to; an empty list means the whole step
 */
export function planOf(words, names, folders) {
  const wanted = words.filter((word) => names.includes(word));
  const paths = words
    .filter((word) => !names.includes(word))
    .map((word) => (folders.get(word) ?? word).replace(/^\.\//u, '').replace(/\/$/u, ''));
  if (paths.length === 0) {
    return names
      .filter((name) => wanted.length === 0 || wanted.includes(name))
      .map((name) => ({ name, paths: [] }));
  }
  return names.flatMap((name) => {
    const own = paths.filter((path) => stepsOf(path).includes(name));
    if (own.length > 0) return [{ name, paths: own.map((path) => within(folderOf[name], path)) }];
    return wanted.includes(name) ? [{ name, paths: [] }] : [];
  });
}

/** The kinds of test that a file belongs to, or that a folder may contain. */
function stepsOf(path) {
  if (path === 'ui-kit' || path.startsWith('ui-kit/')) return ['stories'];
  if (path.startsWith('tests/')) return path.startsWith('tests/run') ? ['unit'] : ['e2e'];
  if (path.endsWith('.it.test.ts')) return ['integration'];
  if (/\.test\.m?ts$/u.test(path)) return ['unit'];
  return path === 'web' || path.startsWith('web/') ? ['unit'] : ['unit', 'integration'];
}

/** A whole folder needs no filter. */
function within(folder, path) {
  return path === folder ? '' : path.slice(folder === '' ? 0 : folder.length + 1);
}

/** The slowest test files, as lines: `12.3 s  tests/e2e/routes.e2e.test.ts`. */
export function slowestFiles(files, count) {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
