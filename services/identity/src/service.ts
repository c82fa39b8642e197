import type { AccountEvent } from '@osta/contracts/account/events';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';

import { attempts as countAttempts } from './auth/attempts.ts';
import { betterAuthPort } from './auth/better-auth.ts';
import { endSession } from './commands/end-session.ts';
import { register as registerAccount } from './commands/register.ts';
import { revokeSessions as recordRevocation } from './commands/revoke-sessions.ts';
import { sendCode } from './commands/send-code.ts';
import { setPassword } from './commands/set-password.ts';
import { updateProfile } from './commands/update-profile.ts';
import type { IdentityConfig } from './config/identity-config.ts';
import { account, type Account } from './domain/account/account.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { accountRoutes } from './http/account.ts';
import { mailboxPage } from './http/mailbox-page.ts';
import { passwordRoutes } from './http/password.ts';
import { sessionRoutes } from './http/sessions.ts';
import { createMail } from './mail/create-mail.ts';
import { identityMigrations } from './migrations.ts';
import { findMe as queryMe } from './queries/find-me.ts';
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
  const auth = betterAuthPort(writing, {
    baseUrl: config.publicUrl,
    secret: config.sessionCookie.secret,
    cookieName: config.sessionCookie.name,
  });
  const attempts = countAttempts(pools.command, clock);
  const { isProduction } = config;
  const { mailer, mailbox } = createMail({ smtp, isProduction, prisma: writing, clock, log });

  const register = registerAccount(streams);
  const revokeSessions = recordRevocation(streams);
  const findMe = queryMe(reading);
  const isRegistered = queryRegistered(reading);

  return {
    name: 'identity',
    routes: [
      ...sessionRoutes({
        auth,
        attempts,
        clock,
        sendCode: sendCode({ auth, attempts, mailer }),
        endSession: endSession({ auth, revokeSessions }),
        isRegistered,
      }),
      ...passwordRoutes({
        clock,
        setPassword: setPassword({ auth, attempts, revokeSessions }),
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
    pages: mailbox === null ? [] : [mailboxPage(mailbox)],
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
