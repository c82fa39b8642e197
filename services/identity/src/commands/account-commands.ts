import type { Capabilities } from '@osta/contracts/account/api';
import { accountOperations } from '@osta/contracts/account/operations';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { Logger } from 'pino';

import type { Credentials } from '../auth/credentials.ts';
import { grantCapability, revokeCapability } from '../domain/account/change-capability.ts';
import { cancelDeletion, requestDeletion } from '../domain/account/delete-account.ts';
import { register } from '../domain/account/register.ts';
import { updateProfile } from '../domain/account/update-profile.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { FindCapabilities } from '../queries/find-capabilities.ts';
import type { FindMe } from '../queries/find-me.ts';
import type { FindObligations } from '../queries/find-obligations.ts';
import type { AccountAggregate } from './account-aggregate.ts';
import { freshRequired, registrationRequired } from './account-problems.ts';
import { answerMe } from './answer-me.ts';

const problems = {
  ...freshRequired,
  ...registrationRequired,
  ALREADY_REGISTERED: { status: 409, title: 'The account is already registered' },
  DELETION_BLOCKED: { status: 409, title: 'This account still has open obligations to others' },
  DELETION_REQUESTED: { status: 409, title: 'The account is already scheduled for deletion' },
  DELETION_NOT_REQUESTED: { status: 409, title: 'There’s no deletion to cancel' },
} as const;

interface Wiring {
  readonly accounts: AccountAggregate;
  readonly credentials: Pick<Credentials, 'isFresh'>;
  readonly findMe: FindMe;
  readonly findCapabilities: FindCapabilities;
  readonly findObligations: FindObligations;
  readonly welcome: (userId: UserId, fullName: string, log: Logger) => Promise<void>;
  readonly post: Post;
  readonly links: Links;
}

export type AccountCommands = ReturnType<typeof accountCommands>;

/**
 * Declares the commands of `/api/account`, `/api/user` and `/api/users/{userId}/capabilities`, one
 * per operation.
 */
export function accountCommands(wiring: Wiring) {
  const { accounts, credentials, findMe, findCapabilities, findObligations } = wiring;
  const { welcome, post, links } = wiring;

  async function answerCapabilities(userId: UserId): Promise<{ readonly body: Capabilities }> {
    return { body: { data: [...((await findCapabilities(userId)) ?? [])] } };
  }

  const command = commandsOf(accounts, problems);

  return {
    register: command(accountOperations.register, {
      access: 'signed-in',
      content: ({ principal, body }) => ({ userId: principal.userId, ...body }),
      decide: register,
      async respond({ answer: userId }, { body, locale, log }) {
        await welcome(userId, body.fullName, log);
        return answerMe(findMe, userId, locale);
      },
    }),

    updateUser: command(accountOperations.updateUser, {
      access: 'signed-in',
      content: ({ principal, body }) => ({ userId: principal.userId, ...body }),
      decide: updateProfile,
      respond: ({ answer: userId }, { locale }) => answerMe(findMe, userId, locale),
    }),

    requestDeletion: command(accountOperations.requestDeletion, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 3600 },
      content: ({ principal: { userId, sessionId } }) => ({ userId, sessionId }),
      decide: requestDeletion,
      facts: async ({ userId, sessionId }) => {
        const [isFresh, open] = await Promise.all([
          credentials.isFresh(sessionId),
          findObligations(userId),
        ]);
        return { isFresh, open };
      },
      async respond({ answer: userId }, { locale, log }) {
        const me = await findMe(userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        const facts = { eraseAt: Instant.parse(me.eraseAt), link: links.account(me.locale) };
        await post.notify(me, 'deletion-requested', facts, log);
        return { body: me };
      },
    }),

    cancelDeletion: command(accountOperations.cancelDeletion, {
      access: 'registered',
      content: ({ principal: { userId } }) => ({ userId }),
      decide: cancelDeletion,
      async respond({ answer: userId }, { locale, log }) {
        const me = await findMe(userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        await post.notify(me, 'deletion-cancelled', { link: links.home(me.locale) }, log);
        return { body: me };
      },
    }),

    grantCapability: command(accountOperations.grantCapability, {
      access: 'admin',
      decide: grantCapability,
      hidden: { NO_SUCH_ACCOUNT: 'NOT_FOUND' },
      respond: ({ answer: userId }) => answerCapabilities(userId),
    }),

    revokeCapability: command(accountOperations.revokeCapability, {
      access: 'admin',
      decide: revokeCapability,
      hidden: { NO_SUCH_ACCOUNT: 'NOT_FOUND' },
      respond: ({ answer: userId }) => answerCapabilities(userId),
    }),
  };
}
