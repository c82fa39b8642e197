import { globSync } from 'node:fs';

/**
 * What the address of a page decides. The first that fits counts.
 *
 * - `under`: the addresses
 * - `layout`: the layout route, and the folder of it
 * - `access`, `guard`: who may see it, in the table of routes and in the route. The professional layout has a guard of its own
 * - `before`: the place of its row in the table of routes
 */
const areas = [
  {
    under: '/customer/',
    layout: '_default',
    access: 'signed-in',
    guard: 'requireMe',
    before: /^\n {4}page\('\/professional', /mu,
  },
  {
    under: '/professional/',
    layout: '_professional',
    access: 'professionals',
    before: /^\n {4}page\('\/admin', /mu,
  },
  {
    under: '/admin/',
    layout: '_default',
    access: 'admins',
    guard: 'requireAdmin',
    before: /^\n {4}page\('\/nowhere', /mu,
  },
  {
    under: '/',
    layout: '_default',
    access: 'everybody',
    before: /^ {4}\/\/ Only people who have not finished signing up/mu,
  },
];

/** Returns layout, access and guard of the pages at an address. */
export const areaOf = (address) => areas.find(({ under }) => address.startsWith(under));

/**
 * Returns the route files of the web without their ending, with the path that the router makes of
 * each: `_default/store/$id.edit` is at `_default/store/$id/edit`.
 */
export const routesOf = (root) =>
  globSync('**/*.tsx', { cwd: `${root}/web/src/routes` }).map((name) => {
    const file = name.replace(/\.tsx$/u, '');
    return { file, at: file.replaceAll('.', '/').replace(/\/index$/u, '') };
  });

/** Returns the address of a route: layouts add nothing to it, and the name of a parameter means nothing. */
export const addressOf = (at) =>
  `/${at
    .split('/')
    .filter((part) => !part.startsWith('_'))
    .join('/')}`.replaceAll(/\$\w+/gu, '$');
