import type { AccountEvent } from '@osta/contracts/account/events';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';

import { attempts as countAttempts } from './auth/attempts.ts';
import { betterAuthPort } from './auth/better-auth.ts';
import { createCredentials } from './auth/credentials.ts';
import { oneTimeCodes } from './auth/one-time-codes.ts';
import { passwordHashing } from './auth/password-hashing.ts';
import { confirmEmailChange, requestEmailChange } from './commands/change-email.ts';
import { endSession, endSessions } from './commands/end-session.ts';
import { noticeDevice } from './commands/notice-device.ts';
import { register as registerAccount } from './commands/register.ts';
import { requestPasswordReset, resetPassword } from './commands/reset-password.ts';
import { revokeSessions as recordRevocation } from './commands/revoke-sessions.ts';
import { sendCode } from './commands/send-code.ts';
import { setPassword } from './commands/set-password.ts';
import { updateProfile } from './commands/update-profile.ts';
import type { IdentityConfig } from './config/identity-config.ts';
import { account, type Account } from './domain/account/account.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { accountRoutes } from './http/account.ts';
import { deviceRoutes } from './http/devices.ts';
import { emailChangeRoutes } from './http/email-changes.ts';
import { mailboxPages } from './http/mailbox-page.ts';
import { passwordResetRoutes } from './http/password-resets.ts';
import { passwordRoutes } from './http/password.ts';
import { sessionRoutes } from './http/sessions.ts';
import { createMail } from './mail/create-mail.ts';
import { createLinks } from './mail/links.ts';
import { createPost } from './mail/post.ts';
import { identityMigrations } from './migrations.ts';
import { findMe as queryMe } from './queries/find-me.ts';
import { findReader as queryReader } from './queries/find-reader.ts';
import { isRegistered as queryRegistered } from './queries/is-registered.ts';
import { seedAccount, type SeedAccount } from './seed-account.ts';

/** The service, and what the demo seed does through it. */
export interface IdentityService extends Service {
  readonly seedAccount: SeedAccount;
}

/** Who can sign in, and who people are. Everything the service is made of is put together here. */
export function createIdentityService(
  surroundings: Surroundings,
  { smtp }: IdentityConfig,
): IdentityService {
  const { config, pools, doorbell, clock, log } = surroundings;
  const { schema } = identityMigrations;
  const writing = prismaOn(pools.command, schema);
  const reading = prismaOn(pools.read, schema);

  const streams = postgresStreams<Account, AccountEvent>({
    pool: pools.command,
    schema,
    table: 'account',
    topic: 'account',
    source: '/osta/identity',
    initial: account.initial,
    doorbell,
  });
  const { name: cookieName, secret } = config.sessionCookie;
  const hashing = passwordHashing();
  const auth = betterAuthPort(writing, { baseUrl: config.publicUrl, secret, cookieName, hashing });
  const credentials = createCredentials(pools.command, hashing, clock);
  const codes = oneTimeCodes(pools.command, clock, secret);
  const attempts = countAttempts(pools.command, clock);
  const { isProduction } = config;
  const { mailer, mailbox } = createMail({ smtp, isProduction, prisma: writing, clock, log });

  const post = createPost(mailer);
  const links = createLinks(config.publicUrl);

  const register = registerAccount(streams);
  const revokeSessions = recordRevocation(streams);
  const findMe = queryMe(reading);
  const findReader = queryReader(reading);
  const isRegistered = queryRegistered(reading);
  const proving = { credentials, codes, attempts, post, links, revokeSessions };

  return {
    name: 'identity',
    routes: [
      ...sessionRoutes({
        auth,
        attempts,
        clock,
        sendCode: sendCode({ auth, attempts, post }),
        endSession: endSession({ auth, revokeSessions }),
        isRegistered,
        noticeDevice: noticeDevice({ credentials, findReader, post, links, clock }),
      }),
      ...deviceRoutes({
        auth,
        credentials,
        clock,
        endSession: endSession({ auth, revokeSessions }),
        endSessions: endSessions({ credentials, revokeSessions }),
      }),
      ...passwordResetRoutes({
        clock,
        requestPasswordReset: requestPasswordReset(proving),
        resetPassword: resetPassword(proving),
      }),
      ...emailChangeRoutes({
        clock,
        requestEmailChange: requestEmailChange(proving),
        confirmEmailChange: confirmEmailChange(proving),
        findMe,
      }),
      ...passwordRoutes({
        clock,
        setPassword: setPassword({ auth, ...proving }),
        findMe,
      }),
      ...accountRoutes({
        clock,
        register,
        updateProfile: updateProfile(streams),
        findMe,
        isRegistered,
      }),
    ],
    subscriptions: [],
    pages: mailbox === null ? [] : mailboxPages(mailbox),
    seedAccount: seedAccount({ auth, register, clock, log }),

    async stop() {
      await mailer.close();
      await Promise.all([writing.$disconnect(), reading.$disconnect()]);
    },
  };
}

function prismaOn(pool: Pool, schema: string): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool, { schema }) });
}
