import type { SessionList } from '@osta/contracts/account/api';
import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

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
    defineRoute(signInOperations.listSessions, {
      access: 'signed-in',
      handle: async ({ principal }) => ({
        body: await list(principal.userId, principal.sessionId),
      }),
    }),

    defineRoute(signInOperations.endSession, {
      access: 'signed-in',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { sessionId }, principal: { userId }, command }) => {
        const wasThere = await endSession({ userId, sessionId }, command);
        return wasThere ? { body: undefined } : { problem: 'NOT_FOUND' };
      },
    }),

    defineRoute(signInOperations.endSessions, {
      access: 'signed-in',
      handle: async ({ query, principal: { userId, sessionId }, command }) => {
        const keep = query.keep === 'current' ? sessionId : null;
        await endSessions({ userId, keep }, command);
        if (keep !== null) return { body: undefined };
        return { body: undefined, headers: answerCookies(auth.forgetfulCookies()) };
      },
    }),
  ];
}
