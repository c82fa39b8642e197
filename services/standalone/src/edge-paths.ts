import type { ServiceManifest } from '@osta/platform/service-manifest';

/** What answers the document of the API for all services. */
const apiDocument = '/api/openapi.json';

/** Which process answers which path. */
export interface EdgePaths {
  /** The name of the process that answers `path`: a service, or the web for all that no service claims. */
  readonly upstreamOf: (path: string) => string;
  /** The service that answers the document of the API for all: it asks the others for theirs. */
  readonly describer: string;
}

/**
 * Reads from the manifests which service answers what.
 *
 * @throws Error when two services claim the same path, or none answers the document of the API
 */
export function edgePaths(services: readonly ServiceManifest[]): EdgePaths {
  const claims = services.flatMap(({ name, paths }) => paths.map((path) => ({ path, name })));
  for (const { path, name } of claims) {
    const other = claims.find((each) => each.name !== name && isAtOrBelow(path, each.path));
    if (other) throw new Error(`${name} and ${other.name} both claim ${path}`);
  }
  const upstreamOf = (path: string): string =>
    claims.find((claim) => isAtOrBelow(path, claim.path))?.name ?? 'web';
  const describer = upstreamOf(apiDocument);
  if (describer === 'web') throw new Error(`No service answers ${apiDocument}`);
  return { upstreamOf, describer };
}

function isAtOrBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** Pages of development: Caddy stands before production, which has none. */
const development = '/dev/';

/** The part of the Caddyfile that brings requests to services: a matcher and a handler for each. */
export function caddyRoutes(services: readonly ServiceManifest[]): string {
  return services
    .map(({ name, paths }) =>
      [
        `@${name} path ${paths
          .flatMap((path) => (path.startsWith(development) ? [] : [path, `${path}/*`]))
          .join(' ')}`,
        `handle @${name} {`,
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
