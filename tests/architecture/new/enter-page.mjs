import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { before, edit } from './edits.mjs';
import { giveFolderToLeaf } from './give-folder-to-leaf.mjs';
import { areaOf, routesOf } from './page-address.mjs';
import { camel, pascal } from './spoken-names.mjs';

/**
 * Returns the query of the page's name, which the feature has or features share; undefined without
 * one.
 *
 * @param hasId whether it takes the id of one thing
 * @returns its name, and its file below `web/src`
 */
export function queryOf(root, feature, name, hasId) {
  const query = `${camel(name)}Query`;
  const parameters = hasId ? String.raw`api: Api, \w+: string` : 'api: Api';
  const declared = new RegExp(String.raw`^export function ${query}\(${parameters}\)[^]*?^\}`, 'mu');
  const folders = ['*', `features/${feature}`];
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/*.queries.ts`, { cwd: path.join(root, 'web/src') }),
  );
  const queryFile = files.find((file) => {
    const [found] = declared.exec(readFileSync(path.join(root, 'web/src', file), 'utf8')) ?? [];
    return found !== undefined && !found.includes('infiniteQueryOptions');
  });
  return queryFile && { query, queryFile };
}

/**
 * Returns what the templates of a page use.
 *
 * @param page its feature, name, address, title and description; the query, where it is not found by name
 */
export function answersOfPage(root, page) {
  const { feature, name, address } = page;
  const { layout, access, guard } = areaOf(address);
  const at = `${layout}${address}`;
  const hasPagesBelow = routesOf(root).some((route) => route.at.startsWith(`${at}/`));
  const file = hasPagesBelow ? `${at}/index` : at;
  const hasId = address.includes('$id');
  return {
    ...queryOf(root, feature, name, hasId),
    ...page,
    Name: pascal(name),
    file,
    routeId: `/${at}${hasPagesBelow ? '/' : ''}`,
    source: '../'.repeat(file.split('/').length),
    guard,
    hasId,
    hasLayout: layout !== '_default',
    isPrivate: access !== 'everybody',
  };
}

/**
 * Adds a new page to the table of routes and to what crawlers are told. Pages above it become the
 * `index` of their folder.
 */
export function enterPage(root, { address, title, hasId, isPrivate }) {
  const { layout, access, before: next } = areaOf(address);
  const parts = `${layout}${address}`.split('/');
  // Below the layout, which has no page of its own
  for (let depth = 2; depth < parts.length; depth++) {
    giveFolderToLeaf(root, parts.slice(0, depth).join('/'));
  }

  const isListed = !isPrivate && !hasId;
  const row = hasId
    ? `    gone('${address}', '${access}'),`
    : `    page('${address}', '${access}', '${title}'${isListed ? ', { isPublic: true }' : ''}),`;
  edit(root, 'tests/e2e/src/route-table.ts', before(next, row));

  const crawled = 'web/src/site/public-paths.ts';
  if (isListed) edit(root, crawled, before(/^ {2}'\/company-brand',/mu, `  '${address}',`));
  const [, hidden] = readFileSync(path.join(root, crawled), 'utf8').split('privatePaths');
  const isHidden = [...hidden.matchAll(/'(.+)'/gu)].some(([, start]) => address.startsWith(start));
  if (isPrivate && !isHidden) {
    const pattern = address.replace('$id', '*');
    edit(root, crawled, before(/^ {2}'\/registration-pending',/mu, `  '${pattern}',`));
  }
}
