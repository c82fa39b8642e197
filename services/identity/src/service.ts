import { identityContract } from '@osta/contracts/identity/contract';
import { openFiles } from '@osta/platform/files/files-config';
import { periodically } from '@osta/platform/process/periodically';
import { processManagersOf } from '@osta/platform/process/process-managers-of';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';

import { askingBrowsers } from './auth/asking-browsers.ts';
import { attempts as countAttempts } from './auth/attempts.ts';
import { betterAuthPort } from './auth/better-auth.ts';
import { cookieLines } from './auth/cookie-lines.ts';
import { createCredentials } from './auth/credentials.ts';
import { knownDevices } from './auth/known-devices.ts';
import { oneTimeCodes } from './auth/one-time-codes.ts';
import { passwordHashing } from './auth/password-hashing.ts';
import { createSecondSteps } from './auth/second-steps.ts';
import { createWaitingSignIns } from './auth/waiting-sign-ins.ts';
import { accountAggregate } from './commands/account-aggregate.ts';
import { accountCommands } from './commands/account-commands.ts';
import { accountRecords } from './commands/account-records.ts';
import { changeAvatar } from './commands/change-avatar.ts';
import { confirmEmailChange, requestEmailChange } from './commands/change-email.ts';
import { changeSecondStep } from './commands/change-second-step.ts';
import { endSession, endSessions } from './commands/end-session.ts';
import { finishSignIn } from './commands/finish-sign-in.ts';
import { noticeDevice } from './commands/notice-device.ts';
import { requestPasswordReset, resetPassword } from './commands/reset-password.ts';
import { sendCode } from './commands/send-code.ts';
import { setPassword } from './commands/set-password.ts';
import { keepPhone, verifyPhone } from './commands/verify-phone.ts';
import { welcome } from './commands/welcome.ts';
import type { IdentityConfig } from './config/identity-config.ts';
import { createAvatars } from './files/avatars.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { accountRoutes } from './http/account.ts';
import { attemptsOf } from './http/attempt-of.ts';
import { avatarRoutes } from './http/avatars.ts';
import { capabilityRoutes } from './http/capabilities.ts';
import { deviceRoutes } from './http/devices.ts';
import { emailChangeRoutes } from './http/email-changes.ts';
import { exportRoutes } from './http/export.ts';
import { mailboxPages } from './http/mailbox-page.ts';
import { passwordResetRoutes } from './http/password-resets.ts';
import { passwordRoutes } from './http/password.ts';
import { phoneRoutes } from './http/phone.ts';
import { providerRoutes } from './http/provider.ts';
import { secondStepRoutes } from './http/second-step.ts';
import { createEntrance, sessionRoutes } from './http/sessions.ts';
import { createMail } from './mail/create-mail.ts';
import { createLinks } from './mail/links.ts';
import { createPost } from './mail/post.ts';
import { waitingLetters } from './mail/waiting-letters.ts';
import { developmentMessages } from './phone/phone-messages.ts';
import { bookingSubscriptions } from './process/booking-subscriptions.ts';
import { decisionSubscriptions } from './process/decision-subscriptions.ts';
import { eraseAccounts } from './process/erase-accounts.ts';
import { storeSubscriptions } from './process/store-subscriptions.ts';
import { sweep } from './process/sweep.ts';
import { askOthers } from './queries/ask-others.ts';
import { exportData } from './queries/export-data.ts';
import { findCapabilities } from './queries/find-capabilities.ts';
import { findMe as queryMe } from './queries/find-me.ts';
import { findObligations } from './queries/find-obligations.ts';
import { findReader as queryReader } from './queries/find-reader.ts';
import { findSecondStep as querySecondStep } from './queries/find-second-step.ts';
import { isRegistered as queryRegistered } from './queries/is-registered.ts';
import { obligationsCopy } from './read-models/obligations-copy.ts';
import { seedAccount, type SeedAccount } from './seed-account.ts';

/** The service, with the functions that the demo seed uses. */
export interface IdentityService extends Service {
  readonly seedAccount: SeedAccount;
  /** Runs the work of a timer now. */
  readonly eraseAccounts: () => Promise<void>;
  readonly sweep: () => Promise<void>;
}

/** Wires the service of credentials, sessions and accounts. */
export function createIdentityService(
  surroundings: Surroundings,
  identityConfig: IdentityConfig,
): IdentityService {
  const { smtp, provider } = identityConfig;
  const { config, pools, doorbell, clock, log } = surroundings;
  const { name: schema } = identityContract;
  const writing = prismaOn(pools.command, schema);
  const reading = prismaOn(pools.read, schema);

  const { sessionCookie } = config;
  const { name: cookieName, secret } = sessionCookie;
  const hashing = passwordHashing();
  const auth = betterAuthPort(writing, {
    baseUrl: config.publicUrl,
    secret,
    cookieName,
    hashing,
    provider,
  });
  const credentials = createCredentials(pools.command, hashing, clock);
  const codes = oneTimeCodes(pools.command, clock, secret);
  const attempts = countAttempts(pools.command, clock);
  const steps = createSecondSteps(pools.command, clock, secret);
  const lines = cookieLines(config.publicUrl);
  const devices = knownDevices(lines, sessionCookie);
  const browsers = askingBrowsers(lines, sessionCookie);
  const attemptOf = attemptsOf(devices, credentials);
  const pool = pools.command;
  const waitingSignIns = createWaitingSignIns({ pool, clock, steps, lines, sessionCookie });
  const { isProduction } = config;
  const { mailer, mailbox } = createMail({ smtp, isProduction, prisma: writing, clock, log });

  const waiting = waitingLetters(pools.background, clock, mailer, log);
  const post = createPost(mailer, waiting);
  const links = createLinks(config.publicUrl);
  const avatars = createAvatars(pools.command, openFiles(identityConfig.files), clock);

  const findSecondStep = querySecondStep(pools.read, config.adminsNeedSecondStep);
  const findMe = queryMe(reading, pools.read, findSecondStep);
  const findReader = queryReader(reading);
  const isRegistered = queryRegistered(reading);
  const obligations = findObligations(pools.read);
  const accounts = accountAggregate.over(pools.command, doorbell);
  const records = accountRecords(accounts, obligations);
  const revokeSessions = records.revokeSessions.issue;
  const proving = { credentials, codes, attempts, post, links, revokeSessions };
  const ending = endSession({ auth, revokeSessions });
  const noticing = noticeDevice({ credentials, findReader, post, links, clock });
  const entering = {
    endSession: ending,
    isRegistered,
    noticeDevice: noticing,
    waitingSignIns,
    devices,
  };
  const entrance = createEntrance(entering);
  const keeping = { pool, clock, record: records.recordPhone.issue };
  const phone =
    mailbox && verifyPhone({ ...keeping, codes, attempts }, developmentMessages(mailbox));

  const capabilities = findCapabilities(reading, pools.read);
  const commands = accountCommands({
    accounts,
    credentials,
    findMe,
    findCapabilities: capabilities,
    findObligations: obligations,
    welcome: welcome({ attempts, findReader, post, links }),
    post,
    links,
  });

  const erasing = periodically(
    'erase accounts',
    identityConfig.erasesEvery,
    eraseAccounts({
      pool: pools.background,
      clock,
      log,
      avatars,
      credentials,
      findReader,
      post,
      recordErasure: records.recordErasure.issue,
      revokeSessions,
    }),
    log,
  );
  const resending = periodically('send waiting letters', 30_000, waiting.sendAgain, log);
  const sweeping = periodically('sweep', 600_000, sweep(pools.background, clock), log);
  const processManager = processManagersOf(identityContract, surroundings);

  return {
    name: identityContract.name,
    routes: [
      ...sessionRoutes({
        ...entering,
        auth,
        attempts,
        attemptOf,
        browsers,
        codes,
        entrance,
        sendCode: sendCode({ codes, attempts, post, links }),
        finishSignIn: finishSignIn({
          waitingSignIns,
          attempts,
          devices,
          findReader,
          findSecondStep,
          clock,
          post,
          links,
        }),
      }),
      ...secondStepRoutes({
        change: changeSecondStep({
          ...proving,
          steps,
          clock,
          recordOn: records.recordSecondStepOn.issue,
          recordOff: records.recordSecondStepOff.issue,
        }),
        findSecondStep,
        findMe,
      }),
      ...providerRoutes({ auth, entrance, provider, devices, hasPhone: phone !== null }),
      ...deviceRoutes({
        auth,
        credentials,
        endSession: ending,
        endSessions: endSessions({ credentials, revokeSessions }),
      }),
      ...passwordResetRoutes({
        attemptOf,
        browsers,
        devices,
        requestPasswordReset: requestPasswordReset(proving),
        resetPassword: resetPassword(proving),
      }),
      ...emailChangeRoutes({
        requestEmailChange: requestEmailChange(proving),
        confirmEmailChange: confirmEmailChange(proving),
        findMe,
      }),
      ...passwordRoutes({
        setPassword: setPassword({ auth, findSecondStep, ...proving }),
        findMe,
      }),
      ...phoneRoutes({ phone, findMe }),
      ...accountRoutes(findMe),
      ...avatarRoutes({
        avatars,
        changeAvatar: changeAvatar({ avatars, record: records.recordAvatar.issue }),
        findMe,
      }),
      ...exportRoutes({
        credentials,
        exportData: exportData({
          pool: pools.read,
          findMe,
          credentials,
          avatars,
          askOthers: askOthers(identityConfig.apiOrigin ?? `http://127.0.0.1:${config.port}`),
        }),
      }),
      ...capabilityRoutes(capabilities),
      ...Object.values(commands).map(({ route }) => route),
    ],
    subscriptions: [
      obligationsCopy.over(pools.background),
      ...storeSubscriptions({
        records,
        letters: { credentials, post, links, clock, log },
        pool: pools.background,
        processManager,
      }),
      ...decisionSubscriptions({ records, pool: pools.background, clock, processManager }),
      ...bookingSubscriptions({
        findReader,
        post,
        links,
        publicUrl: config.publicUrl,
        clock,
        log,
        pool: pools.background,
        processManager,
      }),
    ],
    pages: mailbox === null ? [] : mailboxPages(mailbox),
    seedAccount: seedAccount({
      auth,
      register: commands.register,
      keepPhone: keepPhone(keeping),
      avatars,
      recordAvatar: records.recordAvatar,
      clock,
      log,
    }),
    eraseAccounts: () => erasing.run(),
    sweep: () => sweeping.run(),

    async stop() {
      await Promise.all([erasing.stop(), resending.stop(), sweeping.stop()]);
      await Promise.all([mailer.close(), hashing.stop()]);
      await Promise.all([writing.$disconnect(), reading.$disconnect()]);
    },
  };
}

function prismaOn(pool: Pool, schema: string): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool, { schema }) });
}
