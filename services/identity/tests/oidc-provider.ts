import { once } from 'node:events';
import { createServer } from 'node:http';

import { Provider } from 'oidc-provider';

/** A real provider of OpenID Connect on this machine, with its own pages for signing in. */
export interface OidcProvider {
  /** What the product is told, to offer it. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): void;
}

const client = { id: 'osta', secret: 'a secret of the provider' };

/**
 * Starts a provider where everybody has a verified address: the name they sign in with, at
 * `example.ly`.
 *
 * @param name what people know it by
 * @param redirectUri where the product waits for the answer
 */
export async function startOidcProvider(name: string, redirectUri: string): Promise<OidcProvider> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens to no port');
  const issuer = `http://localhost:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['only tests know'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.ly`, email_verified: true }),
    }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_NAME: name,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
