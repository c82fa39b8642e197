/**
 * Checks a port before anything slow begins. Plain JavaScript, because the first start runs it before there is
 * a compiler.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that a port can be listened on.
 *
 * @param {number} port
 * @param {string | null} host `null`: every address of this machine
 * @throws the error of `listen`: EADDRINUSE, EACCES
 */
export async function requireFreePort(port, host) {
  const probe = createServer();
  probe.listen(port, host ?? undefined);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * Returns what to do about an error of `listen`.
 *
 * @param {unknown} error
 * @param {number} port
 * @param {string | null} [host] what HOST says
 * @returns {string | null} one sentence; `null` for every other error
 */
export function portProblem(error, port, host = null) {
  if (error?.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what uses it, or choose another one, as in PORT=${port + 1} npm start.`;
  }
  if (error?.code === 'EACCES' && error.syscall === 'listen') {
    return `Port ${port} may only be used by the administrator: choose another one, as in PORT=3000 npm start.`;
  }
  const isNowhere = error?.code === 'EADDRNOTAVAIL' && error.syscall === 'listen';
  // The look-up of another machine names that one
  const isUnknown = error?.syscall === 'getaddrinfo' && host !== null && error.hostname === host;
  if (isNowhere || isUnknown) {
    return `HOST is ${host}, which is no address of this machine: correct it, or leave it out.`;
  }
  return null;
}
