import { Capabilities, Me, RegisterRequest, UpdateUserRequest } from '@osta/contracts/account/api';
import { Capability } from '@osta/contracts/account/capability';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { defineCommand } from '@osta/platform/http/define-command';
import type { Logger } from 'pino';
import { z } from 'zod';

import type { Credentials } from '../auth/credentials.ts';
import { grantCapability, revokeCapability } from '../domain/account/change-capability.ts';
import { cancelDeletion, requestDeletion } from '../domain/account/delete-account.ts';
import { register } from '../domain/account/register.ts';
import { updateProfile } from '../domain/account/update-profile.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { FindCapabilities } from '../queries/find-capabilities.ts';
import type { FindCommitments } from '../queries/find-commitments.ts';
import type { FindMe } from '../queries/find-me.ts';
import type { AccountAggregate } from './account-aggregate.ts';
import { freshRequired, registrationRequired } from './account-problems.ts';
import { answerMe } from './answer-me.ts';

interface Wiring {
  readonly accounts: AccountAggregate;
  readonly credentials: Pick<Credentials, 'isFresh'>;
  readonly findMe: FindMe;
  readonly findCapabilities: FindCapabilities;
  readonly findCommitments: FindCommitments;
  readonly welcome: (userId: UserId, fullName: string, log: Logger) => Promise<void>;
  readonly post: Post;
  readonly links: Links;
}

export type AccountCommands = ReturnType<typeof accountCommands>;

const capabilityOfUser = z.strictObject({ userId: UserId, capability: Capability });

/**
 * Declares the commands of `/api/account`, `/api/user` and `/api/users/{userId}/capabilities`, one
 * per operation.
 */
export function accountCommands(wiring: Wiring) {
  const { accounts, credentials, findMe, findCapabilities, findCommitments } = wiring;
  const { welcome, post, links } = wiring;

  async function answerCapabilities(userId: UserId): Promise<{ readonly body: Capabilities }> {
    return { body: { data: [...((await findCapabilities(userId)) ?? [])] } };
  }

  return {
    register: defineCommand(accounts, {
      name: 'register',
      summary: 'Complete your registration, once, after the email address is verified',
      method: 'post',
      path: '/api/account',
      access: 'signed-in',
      body: RegisterRequest,
      content: ({ principal, body }) => ({ userId: principal.userId, ...body }),
      decide: register,
      problems: {
        ALREADY_REGISTERED: { status: 409, title: 'The account is already registered' },
      },
      answer: Me,
      status: 201,
      async respond({ answer: userId }, { body, locale, log }) {
        await welcome(userId, body.fullName, log);
        return answerMe(findMe, userId, locale);
      },
    }),

    updateUser: defineCommand(accounts, {
      name: 'updateUser',
      summary: 'Change your name or your language',
      method: 'patch',
      path: '/api/user/update',
      access: 'signed-in',
      body: UpdateUserRequest,
      content: ({ principal, body }) => ({ userId: principal.userId, ...body }),
      decide: updateProfile,
      problems: registrationRequired,
      answer: Me,
      respond: ({ answer: userId }, { locale }) => answerMe(findMe, userId, locale),
    }),

    requestDeletion: defineCommand(accounts, {
      name: 'requestDeletion',
      summary: 'Request the deletion of your account in 14 days, unless something is still open',
      method: 'post',
      path: '/api/user/delete-account',
      access: 'registered',
      rateLimit: { points: 20, seconds: 3600 },
      content: ({ principal: { userId, sessionId } }) => ({ userId, sessionId }),
      decide: requestDeletion,
      facts: async ({ userId, sessionId }) => {
        const [isFresh, commitments] = await Promise.all([
          credentials.isFresh(sessionId),
          findCommitments(userId),
        ]);
        return { isFresh, ...commitments };
      },
      problems: {
        ...freshRequired,
        DELETION_BLOCKED: {
          status: 409,
          title: 'This account still has open commitments to others',
        },
        DELETION_REQUESTED: { status: 409, title: 'The account is already scheduled for deletion' },
        ...registrationRequired,
      },
      answer: Me,
      async respond({ answer: userId }, { locale, log }) {
        const me = await findMe(userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        const facts = { eraseAt: Instant.parse(me.eraseAt), link: links.account(me.locale) };
        await post.notify(me, 'deletion-requested', facts, log);
        return { body: me };
      },
    }),

    cancelDeletion: defineCommand(accounts, {
      name: 'cancelDeletion',
      summary: 'Cancel the deletion of your account',
      method: 'delete',
      path: '/api/user/delete-account',
      access: 'registered',
      content: ({ principal: { userId } }) => ({ userId }),
      decide: cancelDeletion,
      problems: {
        DELETION_NOT_REQUESTED: { status: 409, title: 'There’s no deletion to cancel' },
      },
      answer: Me,
      async respond({ answer: userId }, { locale, log }) {
        const me = await findMe(userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        await post.notify(me, 'deletion-cancelled', { link: links.home(me.locale) }, log);
        return { body: me };
      },
    }),

    grantCapability: defineCommand(accounts, {
      name: 'grantCapability',
      summary: 'Grant a capability to an account (admins)',
      method: 'put',
      path: '/api/users/{userId}/capabilities/{capability}',
      access: 'admin',
      params: capabilityOfUser,
      decide: grantCapability,
      problems: { NO_SUCH_ACCOUNT: 'NOT_FOUND' },
      answer: Capabilities,
      respond: ({ answer: userId }) => answerCapabilities(userId),
    }),

    revokeCapability: defineCommand(accounts, {
      name: 'revokeCapability',
      summary: 'Revoke a capability of an account (admins)',
      method: 'delete',
      path: '/api/users/{userId}/capabilities/{capability}',
      access: 'admin',
      params: capabilityOfUser,
      decide: revokeCapability,
      problems: { NO_SUCH_ACCOUNT: 'NOT_FOUND' },
      answer: Capabilities,
      respond: ({ answer: userId }) => answerCapabilities(userId),
    }),
  };
}
