import { createHmac } from 'node:crypto';

import { UserId } from '@osta/contracts/ids';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins';
import { v7 as uuidV7 } from 'uuid';

import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import type { AuthPort, BegunSession, Visitor } from './auth-port.ts';
import { cookieLines } from './cookie-lines.ts';
import { oidc, providerId } from './oidc.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { ProviderConfig } from './provider-config.ts';
import { sessionSeconds } from './session-seconds.ts';

/** The configuration of the port. */
export interface BetterAuthConfig {
  /** The public origin: `https://osta.example`. Fixed: never taken from a request. */
  readonly baseUrl: string;
  /** At least 32 random characters; signs cookies and keys the hashes of codes. */
  readonly secret: string;
  /**
   * The name of the session cookie in every environment; prefixed with `__Host-` if `baseUrl` is
   * https.
   */
  readonly cookieName: string;
  readonly hashing: PasswordHashing;
  /** `null`: no sign-in through a provider. */
  readonly provider: ProviderConfig | null;
}

const codeMinutes = 5;
/** Only our own code sets this header, so no client can claim an address. */
const addressHeader = 'x-osta-address';

/**
 * The errors of better-auth that mean a refusal. Everything else that it throws is a failure or a
 * bug.
 */
const noes: ReadonlySet<string> = new Set([
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'CREDENTIAL_ACCOUNT_NOT_FOUND',
  'PASSWORD_ALREADY_SET',
]);

type Auth = ReturnType<typeof createAuth>;

// The type of an instance depends on its options: it cannot be written down, only inferred
function createAuth(prisma: PrismaClient, config: BetterAuthConfig) {
  const { baseUrl, secret, cookieName, hashing, provider } = config;
  return betterAuth({
    appName: 'Osta',
    baseURL: baseUrl,
    secret,
    trustedOrigins: [new URL(baseUrl).origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: prismaAdapter(prisma, { provider: 'postgresql', transaction: true }),
    user: {
      modelName: 'authUser',
      additionalFields: {
        isAdmin: { type: 'boolean', defaultValue: false, input: false, returned: false },
      },
    },
    account: {
      modelName: 'credential',
      // Only where both sides have verified the address; better-auth asks for both by default
      accountLinking: { enabled: provider !== null, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      account: {
        create: {
          // We ask the provider for the identity once and never call it again: its tokens are not
          // stored
          before: async (made) => ({
            data: { ...made, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    session: {
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    emailAndPassword: {
      enabled: true,
      // Otherwise a stranger could set a password on an address before its owner signs up
      // (better-auth#11023)
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: hashing,
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: 3,
        // A plain hash of six digits is guessed at once; a keyed hash is not
        storeOTP: { hash: async (code) => hashOfCode(code, secret) },
        sendVerificationOTP: () => {
          throw new Error('send-code mails codes of our own');
        },
      }),
      ...(provider ? [oidc(provider, baseUrl)] : []),
    ],
    // The rate limits are ours, per address, in Postgres: attempts.ts
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName } },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: baseUrl.startsWith('https:'),
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => uuidV7() },
    },
  });
}

/**
 * Returns the port on better-auth 1.7.7, with its core and email codes only. Its HTTP handler is
 * not mounted: only our own routes call it.
 */
export function betterAuthPort(prisma: PrismaClient, config: BetterAuthConfig): AuthPort {
  const auth = createAuth(prisma, config);
  const planted = new Map<string, Promise<string>>();

  /** The dozens of people of the demo market share one password: it is hashed once. */
  function plantedHash(password: string): Promise<string> {
    const hash = planted.get(password) ?? config.hashing.hash(password);
    planted.set(password, hash);
    return hash;
  }

  return {
    // Codes of people are ours, a slot for each browser (one-time-codes.ts): this one is made and
    // used here, because only with a code better-auth lets in, or signs up, whoever owns an address
    async signInProved(email, visitor) {
      const otp = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } });
      return begin(
        auth.api.signInEmailOTP({
          body: { email, otp },
          headers: headersOf(visitor),
          returnHeaders: true,
        }),
      );
    },

    signInWithPassword: (email, password, visitor) =>
      begin(
        auth.api.signInEmail({
          body: { email, password },
          headers: headersOf(visitor),
          returnHeaders: true,
        }),
      ),

    async setFirstPassword(cookies, newPassword) {
      const headers = new Headers({ cookie: cookies });
      try {
        return (
          (await unlessRefused(auth.api.setPassword({ body: { newPassword }, headers }))) !== null
        );
      } catch (error) {
        // A concurrent call set the first password and won
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async changePassword(cookies, { current, next }, visitor) {
      const headers = headersOf(visitor);
      headers.set('cookie', cookies);
      const before = await sessionsOf(auth, prisma, headers);
      const changed = await unlessRefused(
        auth.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        }),
      );
      return changed && { cookies: changed.headers.getSetCookie(), ended: before };
    },

    async beginProvider() {
      const { headers, response } = await auth.api.signInSocial({
        body: { provider: providerId, callbackURL: config.baseUrl, disableRedirect: true },
        returnHeaders: true,
      });
      if (response.url === undefined) throw new Error('The provider has no address to go to');
      return { url: response.url, cookies: headers.getSetCookie() };
    },

    async signInWithProvider(cookies, answer, visitor) {
      const headers = headersOf(visitor);
      headers.set('cookie', cookies);
      const response = await auth.api.callbackOAuth({
        params: { id: providerId },
        query: answer,
        headers,
        asResponse: true,
      });
      const lines = response.headers.getSetCookie();
      const line = lines.find((each) => each.startsWith(`${config.cookieName}=`));
      // The sign-in failed: better-auth answers with a redirect to an error page
      if (line === undefined) return null;
      const [pair = ''] = line.split(';', 1);
      const session = await auth.api.getSession({ headers: new Headers({ cookie: pair }) });
      if (!session) return null;
      const { user, session: begun } = session;
      return { userId: UserId.parse(user.id), token: begun.token, cookies: lines };
    },

    async endSession(userId, sessionId) {
      const { count } = await prisma.session.deleteMany({ where: { id: sessionId, userId } });
      return count > 0;
    },

    forgetfulCookies: () => [cookieLines(config.baseUrl).forget(config.cookieName)],

    async plantUser({ email, password, isAdmin }) {
      const known = await prisma.authUser.findUnique({ where: { email } });
      if (known) return UserId.parse(known.id);
      const id = UserId.parse(uuidV7());
      const now = new Date();
      const credential = {
        id: uuidV7(),
        providerId: 'credential',
        accountId: id,
        password: await plantedHash(password),
        createdAt: now,
        updatedAt: now,
      };
      await prisma.authUser.create({
        data: {
          id,
          email,
          emailVerified: true,
          isAdmin,
          createdAt: now,
          updatedAt: now,
          credentials: { create: credential },
        },
      });
      return id;
    },
  };
}

function hashOfCode(code: string, secret: string): string {
  return createHmac('sha256', secret).update(`one-time code ${code}`).digest('base64url');
}

function headersOf({ address, userAgent }: Visitor): Headers {
  return new Headers({ [addressHeader]: address, 'user-agent': userAgent });
}

async function sessionsOf(auth: Auth, prisma: PrismaClient, headers: Headers): Promise<string[]> {
  const current = await auth.api.getSession({ headers });
  if (!current) return [];
  const sessions = await prisma.session.findMany({
    where: { userId: current.user.id },
    select: { id: true },
  });
  return sessions.map(({ id }) => id);
}

interface SignedIn {
  readonly headers: Headers;
  readonly response: { readonly token: string; readonly user: { readonly id: string } };
}

async function begin(signingIn: Promise<SignedIn>): Promise<BegunSession | null> {
  const signedIn = await unlessRefused(signingIn);
  return (
    signedIn && {
      userId: UserId.parse(signedIn.response.user.id),
      token: signedIn.response.token,
      cookies: signedIn.headers.getSetCookie(),
    }
  );
}

/** Returns the answer of better-auth; null if it refuses. */
async function unlessRefused<Answer>(answering: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answering;
  } catch (error) {
    if (error instanceof APIError && noes.has(error.body?.code ?? '')) return null;
    throw error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
