import { once } from 'node:events';
import { createServer } from 'node:http';

import { Provider } from 'oidc-provider';

interface ProviderPerson {
  readonly email: string;
  readonly isVerified: boolean;
}

/** A real provider of OpenID Connect on this machine; whoever is named signs in at once. */
export interface WillingProvider {
  readonly issuer: string;
  /** What identity is told, to offer it. */
  readonly environment: Readonly<Record<string, string>>;
  /** By their `sub`. */
  readonly people: Map<string, ProviderPerson>;
  /** Goes through the provider as a browser does. @returns what it is sent back with */
  through(url: string, sub: string): Promise<Record<string, string>>;
  stop(): void;
}

const client = { id: 'osta', secret: 'a secret of the provider' };

/** Starts it, for a product at `https://osta.test`. */
export async function startWillingProvider(): Promise<WillingProvider> {
  const people = new Map<string, ProviderPerson>();
  let next = '';
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens to no port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: ['https://osta.test/auth/confirm'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['only tests know'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: people.get(id)?.email,
        email_verified: people.get(id)?.isVerified,
      }),
    }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true) {
      void finish(provider, next, request, response);
    } else {
      void handle(request, response);
    }
  });

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_NAME: 'Libya ID',
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    people,
    through(url, sub) {
      next = sub;
      return walk(url);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Incoming = Parameters<Provider['interactionDetails']>;

/** Signs somebody in and grants what is asked for. */
async function finish(
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

async function walk(url: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let place = url;
  for (let hops = 0; hops < 10; hops += 1) {
    if (place.startsWith('https://osta.test/')) {
      return Object.fromEntries(new URL(place).searchParams);
    }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(place, { headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    place = new URL(answer.headers.get('location') ?? '', place).href;
  }
  throw new Error('The provider never sent the browser back');
}
