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
 * Derives from the manifests which service answers which path.
 *
 * @throws Error when two services claim the same path, or none answers the document of the API
 */
export function edgePaths(services: readonly ServiceManifest[]): EdgePaths {
  const claims = services.flatMap((service) =>
    pathsOf(service).map((path) => ({ path, name: service.name })),
  );
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

/** Whether a path is this place, or lies below it. */
export function isAtOrBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** Path of the development pages, which Caddy omits: it runs in production only. */
const development = '/dev/';

/** Returns the part of the Caddyfile that routes requests to services: a matcher and a handler for each. */
export function caddyRoutes(services: readonly ServiceManifest[]): string {
  return services
    .map((service) => ({ name: service.name, paths: pathsOf(service) }))
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
