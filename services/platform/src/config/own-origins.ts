import { networkInterfaces } from 'node:os';

/**
 * Returns every origin under which a browser on this machine reaches the product: `localhost`, the loopback
 * addresses and the machine's own. For development, where any of them may be used.
 *
 * @param publicUrl an origin
 * @returns an empty list when the origin is not of this machine
 */
export function ownOrigins(publicUrl: string): readonly string[] {
  const { protocol, port } = new URL(publicUrl);
  const hosts = new Set(['localhost', '127.0.0.1', '[::1]', ...addressesOfThisMachine()]);
  const all = [...hosts].map((host) => new URL(`${protocol}//${host}${port && `:${port}`}`).origin);
  return all.includes(publicUrl) ? all : [];
}

function addressesOfThisMachine(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ scopeid }) => scopeid === undefined || scopeid === 0)
    .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));
}
