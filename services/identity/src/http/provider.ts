import type { SignInWays } from '@osta/contracts/account/api';
import type { CredentialsRefused } from '@osta/contracts/account/refusals';
import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows } from '@osta/platform/http/route';

import type { AuthPort } from '../auth/auth-port.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { ProviderConfig } from '../auth/provider-config.ts';
import { answerCookies } from './answer-cookies.ts';
import { perCaller } from './per-caller.ts';
import type { Entrance } from './sessions.ts';
import { visitorOf } from './visitor-of.ts';

interface ProviderRoutes {
  readonly auth: AuthPort;
  readonly entrance: Entrance;
  readonly devices: KnownDevices;
  /** `null`: none is configured. */
  readonly provider: ProviderConfig | null;
  readonly hasPhone: boolean;
}

const refused: CredentialsRefused = { code: 'CREDENTIALS_REFUSED' };

const problems = {
  CREDENTIALS_REFUSED: { status: 401, title: 'The provider couldn’t confirm who this is' },
} as const satisfies ProblemRows<CredentialsRefused['code']>;

/**
 * Returns the routes of `/api/auth/ways` and `/api/auth/provider`: sign-in through a provider,
 * where one is configured.
 */
export function providerRoutes(routes: ProviderRoutes): readonly Route[] {
  const { auth, entrance, provider, hasPhone } = routes;
  const rateLimit = perCaller(routes.devices);
  const ways: SignInWays = { provider: provider && { name: provider.name }, phone: hasPhone };

  return [
    defineRoute(signInOperations.getSignInWays, {
      access: 'public',
      handle: async () => ({ body: ways }),
    }),

    defineRoute(signInOperations.beginProviderSignIn, {
      access: 'guest',
      platformProblems: ['NOT_FOUND'],
      rateLimit,
      handle: async ({ log }) => {
        if (!provider) return { problem: 'NOT_FOUND' };
        try {
          const { url, cookies } = await auth.beginProvider();
          return { body: { url }, headers: answerCookies(cookies) };
        } catch (error) {
          log.error({ err: error }, 'sign-in provider unreachable');
          return { problem: 'UNAVAILABLE' };
        }
      },
    }),

    defineRoute(signInOperations.signInWithProvider, {
      access: 'guest',
      problems,
      platformProblems: ['NOT_FOUND'],
      rateLimit,
      handle: async (request) => {
        if (!provider) return { problem: 'NOT_FOUND' };
        const cookies = request.headers.get('cookie') ?? '';
        const begun = await auth.signInWithProvider(cookies, request.body, visitorOf(request));
        if (!begun) return { refused };
        return entrance.enter(begun, request);
      },
    }),
  ];
}
