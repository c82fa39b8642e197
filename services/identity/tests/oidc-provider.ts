import { once } from 'node:events';
import { createServer } from 'node:http';

import { Provider } from 'oidc-provider';

interface ProviderPerson {
  readonly email: string;
  readonly isVerified: boolean;
}

/**
 * A real provider of OpenID Connect on this machine, with its own pages for signing in: people come in by
 * their name, as which they are told of to the product.
 */
export interface OidcProvider {
  readonly issuer: string;
  /** What the product is told, to offer it. */
  readonly environment: Readonly<Record<string, string>>;
  /** By their name. Everybody else has a verified address: their name, at `example.ly`. */
  readonly people: Map<string, ProviderPerson>;
  /**
   * Goes through the provider as a browser does, past its pages: from now on it knows who is there.
   *
   * @returns what it is sent back with
   */
  through(url: string, name: string): Promise<Record<string, string>>;
  stop(): void;
}

const client = { id: 'osta', secret: 'a secret of the provider' };

/**
 * @param name what people know it by
 * @param redirectUri where the product waits for the answer
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

/** Signs somebody in and grants what is asked for, as they would on the pages. */
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
