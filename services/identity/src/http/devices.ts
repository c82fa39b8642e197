import { EndSessionsQuery, SessionList } from '@osta/contracts/account/api';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Principal } from '@osta/platform/auth/principal';
import type { Clock } from '@osta/platform/clock';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { z } from 'zod';

import type { AuthPort } from '../auth/auth-port.ts';
import type { Credentials } from '../auth/credentials.ts';
import { deviceOf } from '../auth/device-of.ts';
import type { EndSession, EndSessions } from '../commands/end-session.ts';
import { answerCookies } from './answer-cookies.ts';
import { policy } from './policy.ts';

interface DeviceRoutes {
  readonly auth: AuthPort;
  readonly credentials: Credentials;
  readonly clock: Clock;
  readonly endSession: EndSession;
  readonly endSessions: EndSessions;
}

/** `/api/auth/sessions`: where a person is signed in */
export function deviceRoutes(routes: DeviceRoutes): readonly Route[] {
  const { auth, credentials, clock, endSession, endSessions } = routes;

  async function list(userId: UserId, currentId: string | undefined): Promise<SessionList> {
    const sessions = await credentials.sessionsOf(userId);
    return {
      data: sessions.map(({ id, address, userAgent, signedInAt, endsAt }) => ({
        id,
        isCurrent: id === currentId,
        device: deviceOf(userAgent),
        address,
        signedInAt: Instant.parse(signedInAt.toISOString()),
        endsAt: Instant.parse(endsAt.toISOString()),
      })),
    };
  }

  return [
    defineRoute(policy, {
      method: 'get',
      path: '/api/auth/sessions',
      operationId: 'listSessions',
      summary: 'Where you are signed in',
      answer: SessionList,
      handle: async ({ principal }) => ({
        body: await list(idOf(principal), principal?.sessionId),
      }),
    }),

    defineRoute(policy, {
      method: 'delete',
      path: '/api/auth/sessions/{sessionId}',
      operationId: 'endSession',
      summary: 'Sign one of your devices out',
      params: z.strictObject({ sessionId: z.uuid() }),
      handle: async ({ params, principal, log }) => {
        const userId = idOf(principal);
        const context = unkeyedContext({ actor: userId, clock, log });
        const wasThere = await endSession({ userId, sessionId: params.sessionId }, context);
        return wasThere ? { body: undefined } : { problem: 'NOT_FOUND' };
      },
    }),

    defineRoute(policy, {
      method: 'delete',
      path: '/api/auth/sessions',
      operationId: 'endSessions',
      summary: 'Sign out everywhere, or with keep=current everywhere else',
      query: EndSessionsQuery,
      handle: async ({ query, principal, log }) => {
        const userId = idOf(principal);
        const keep = query.keep === 'current' ? (principal?.sessionId ?? null) : null;
        await endSessions({ userId, keep }, unkeyedContext({ actor: userId, clock, log }));
        if (keep !== null) return { body: undefined };
        return { body: undefined, headers: answerCookies(auth.forgetfulCookies()) };
      },
    }),
  ];
}

function idOf(principal: Principal | null): UserId {
  return UserId.parse(principal?.userId);
}
