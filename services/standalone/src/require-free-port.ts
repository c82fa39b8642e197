import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Looks whether a port can be listened on, before anything slow begins.
 *
 * @throws the error of `listen`: EADDRINUSE, EACCES
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
