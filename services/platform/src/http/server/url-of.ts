import type { Server } from 'node:http';

/**
 * Returns the address on this machine of a server that listens: `http://127.0.0.1:3000`.
 *
 * @param host where it listens; `null`: every address
 */
export function urlOf(server: Server, host: string | null): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://${hostOfUrl(host)}:${address.port}`;
}

function hostOfUrl(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
