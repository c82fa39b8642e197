import { existsSync } from 'node:fs';
import path from 'node:path';

import { queryOf } from './enter-page.mjs';
import { addressOf, areaOf, routesOf } from './page-address.mjs';
import { camel } from './spoken-names.mjs';

const kebab = /^[a-z]+(?:-[a-z]+)*$/u;

/** Returns a sentence that says why a page cannot have this address; undefined when it can. */
export function problemOfAddress(root, address) {
  if (!/^(?:\/(?:[a-z]+(?:-[a-z]+)*|\$id))+$/u.test(address) || /\$id.*\$id/u.test(address)) {
    return 'A path of small letters and hyphens, with $id at most once: /customer/bookings/$id';
  }
  if (address.startsWith('/auth/')) return 'Pages of signing in are made by hand: routes/_auth';
  const routes = routesOf(root);
  const taken = routes.find(({ at }) => addressOf(at) === addressOf(address.slice(1)));
  if (taken) return `${address} is web/src/routes/${taken.file}.tsx already`;
  const { layout } = areaOf(address);
  const above = routes.find(
    ({ file, at }) => file.includes('.') && `${layout}${address}`.startsWith(`${at}/`),
  );
  return above && `web/src/routes/${above.file}.tsx is a page: give it a folder first`;
}

/** Returns a sentence that says why a page cannot be made; undefined when it can. */
export function problemOfPage(root, { feature, name, address, title, arabic, description }) {
  if (!kebab.test(feature)) return 'A feature in small letters with hyphens: bookings';
  if (!kebab.test(name)) return 'A name in small letters with hyphens: receipt';
  const file = `web/src/features/${feature}/${name}-page.tsx`;
  if (existsSync(path.join(root, file))) return `There is ${file} already`;
  const words = [title, arabic, description ?? ''];
  if (!title || !arabic || words.some((text) => /[{}<>`$\\'"]/u.test(text))) {
    return 'A title in English and in Arabic, with ’ and “” instead of typewriter quotes';
  }
  const problem = problemOfAddress(root, address);
  if (problem) return problem;
  if (areaOf(address).access === 'everybody' && !description) {
    return 'A public page has a description for search engines, in English and in Arabic, after its title';
  }
  if (address.includes('$id') && !queryOf(root, feature, name, true)) {
    return `A page of one thing reads it: write its query first, ${camel(name)}Query(api: Api, id: string), in web/src/features/${feature}`;
  }
  return undefined;
}
