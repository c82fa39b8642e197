import { operationsPath } from '@osta/contracts/operations/api';
import type { ServiceManifest } from '@osta/platform/service-manifest';

/** The path of the document that describes the API of all services. */
const apiDocument = '/api/openapi.json';

/** Which process answers which path. */
export interface EdgePaths {
  /** Returns the name of the process that answers `path`: a service, or the web for all unclaimed paths. */
  readonly upstreamOf: (path: string) => string;
  /** The service that answers the API document of all: it fetches those of the others. */
  readonly describer: string;
}

/** Returns every path that a service answers: those of its manifest, and the one below which admins operate it. */
export function pathsOf({ name, paths }: ServiceManifest): readonly string[] {
  return [...paths, `${operationsPath}/${name}`];
}

/**
 * Derives from the manifests which service answers which path. A place with a `*` goes before those that it may lie
 * below: the most specific claim answers.
 *
 * @throws Error when two services claim the same path, or none answers the document of the API
 */
export function edgePaths(services: readonly ServiceManifest[]): EdgePaths {
  const claims = services
    .flatMap((service) => pathsOf(service).map((path) => ({ path, name: service.name })))
    .toSorted((one, other) => Number(isShape(other.path)) - Number(isShape(one.path)));
  for (const { path, name } of claims) {
    const other = claims.find(
      (each) =>
        each.name !== name && isShape(each.path) === isShape(path) && isAtOrBelow(path, each.path),
    );
    if (other) throw new Error(`${name} and ${other.name} both claim ${path}`);
  }
  const upstreamOf = (path: string): string =>
    claims.find((claim) => isAtOrBelow(path, claim.path))?.name ?? 'web';
  const describer = upstreamOf(apiDocument);
  if (describer === 'web') throw new Error(`No service answers ${apiDocument}`);
  return { upstreamOf, describer };
}

/** Whether a path is this place, or lies below it. What a place with a `*` names is of that shape alone. */
export function isAtOrBelow(path: string, place: string): boolean {
  if (!isShape(place)) return path === place || path.startsWith(`${place}/`);
  const segments = path.split('/');
  const wanted = place.split('/');
  return (
    segments.length === wanted.length &&
    wanted.every((each, nth) => each === segments[nth] || (each === '*' && segments[nth] !== ''))
  );
}

/** Whether a claimed path has a `*`, which is one segment of any name, as of an id. */
function isShape(place: string): boolean {
  return place.split('/').includes('*');
}

/** Path of the development pages, which Caddy omits: it runs in production only. */
const development = '/dev/';

/**
 * Returns the part of the Caddyfile that routes requests to services: a matcher and a handler for each. Places with a
 * `*` have one of their own before all others, because the first that fits answers.
 */
export function caddyRoutes(services: readonly ServiceManifest[]): string {
  const matchers = services.map((service) => ({
    name: service.name,
    paths: pathsOf(service).filter((path) => !path.startsWith(development)),
  }));
  return [
    ...matchers.map(({ name, paths }) => ({
      name,
      matcher: `${name}-within`,
      paths: paths.filter(isShape),
    })),
    ...matchers.map(({ name, paths }) => ({
      name,
      matcher: name,
      paths: paths.flatMap((path) => (isShape(path) ? [] : [path, `${path}/*`])),
    })),
  ]
    .filter(({ paths }) => paths.length > 0)
    .map(({ name, matcher, paths }) =>
      [
        `@${matcher} path ${paths.join(' ')}`,
        `handle @${matcher} {`,
        `\treverse_proxy ${name}:3000 {`,
        '\t\timport {args[0]}',
        '\t}',
        '}',
      ]
        .map((line) => `\t${line}\n`)
        .join(''),
    )
    .join('\n');
}
