import { once } from 'node:events';
import { createServer } from 'node:http';

import { Provider } from 'oidc-provider';

interface ProviderPerson {
  readonly email: string;
  readonly isVerified: boolean;
}

/**
 * A real OpenID Connect provider on this machine, with its own sign-in pages. People sign in by
 * their name, which the product receives.
 */
export interface OidcProvider {
  readonly issuer: string;
  /** The environment that makes the product offer this provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** People by name. Everybody else has a verified address: their name, at `example.ly`. */
  readonly people: Map<string, ProviderPerson>;
  /**
   * Signs a person in at the provider as a browser does. The provider remembers them afterwards.
   *
   * @returns the parameters that the provider sends back
   */
  through(url: string, name: string): Promise<Record<string, string>>;
  stop(): void;
}

const client = { id: 'osta', secret: 'a secret of the provider' };

/**
 * @param name the name on the button
 * @param redirectUri where the product expects the answer
 */
export async function startOidcProvider(name: string, redirectUri: string): Promise<OidcProvider> {
  const people = new Map<string, ProviderPerson>();
  let present: string | null = null;
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
      claims() {
        const { email, isVerified } = people.get(id) ?? {
          email: `${id}@example.ly`,
          isVerified: true,
        };
        return { sub: id, email, email_verified: isVerified };
      },
    }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const isAsked = request.url?.startsWith('/interaction/') === true;
    if (isAsked && present !== null) void enter(provider, present, request, response);
    else void handle(request, response);
  });

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_NAME: name,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    people,
    through(url, who) {
      present = who;
      return walk(url, redirectUri);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Incoming = Parameters<Provider['interactionDetails']>;

/** Signs a person in and grants the requested scopes, as they would on the pages. */
async function enter(
  provider: Provider,
  accountId: string,
  ...[request, response]: Incoming
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId } });
    return;
  }
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { consent: { grantId } });
}

async function walk(url: string, end: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let place = url;
  for (let hops = 0; hops < 10; hops += 1) {
    if (place.startsWith(`${end}?`)) return Object.fromEntries(new URL(place).searchParams);
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await fetch(place, { headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(key, value);
    }
    place = new URL(answer.headers.get('location') ?? '', place).href;
  }
  throw new Error('The provider never sent the browser back');
}
