import { EndSessionsQuery, SessionList } from '@osta/contracts/account/api';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import type { AuthPort } from '../auth/auth-port.ts';
import type { Credentials } from '../auth/credentials.ts';
import { deviceOf } from '../auth/device-of.ts';
import type { EndSession, EndSessions } from '../commands/end-session.ts';
import { answerCookies } from './answer-cookies.ts';

interface DeviceRoutes {
  readonly auth: AuthPort;
  readonly credentials: Credentials;
  readonly endSession: EndSession;
  readonly endSessions: EndSessions;
}

/** Returns the routes of `/api/auth/sessions`, the list of a person's devices. */
export function deviceRoutes(routes: DeviceRoutes): readonly Route[] {
  const { auth, credentials, endSession, endSessions } = routes;

  async function list(userId: UserId, currentId: string): Promise<SessionList> {
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
    defineRoute({
      method: 'get',
      path: '/api/auth/sessions',
      operationId: 'listSessions',
      summary: 'List the devices on which you are signed in',
      access: 'signed-in',
      answer: SessionList,
      handle: async ({ principal }) => ({
        body: await list(principal.userId, principal.sessionId),
      }),
    }),

    defineRoute({
      method: 'delete',
      path: '/api/auth/sessions/{sessionId}',
      operationId: 'endSession',
      summary: 'Sign out one of your devices',
      access: 'signed-in',
      params: z.strictObject({ sessionId: z.uuid() }),
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { sessionId }, principal: { userId }, command }) => {
        const wasThere = await endSession({ userId, sessionId }, command);
        return wasThere ? { body: undefined } : { problem: 'NOT_FOUND' };
      },
    }),

    defineRoute({
      method: 'delete',
      path: '/api/auth/sessions',
      operationId: 'endSessions',
      summary: 'Sign out everywhere; with keep=current, everywhere else',
      access: 'signed-in',
      query: EndSessionsQuery,
      handle: async ({ query, principal: { userId, sessionId }, command }) => {
        const keep = query.keep === 'current' ? sessionId : null;
        await endSessions({ userId, keep }, command);
        if (keep !== null) return { body: undefined };
        return { body: undefined, headers: answerCookies(auth.forgetfulCookies()) };
      },
    }),
  ];
}
