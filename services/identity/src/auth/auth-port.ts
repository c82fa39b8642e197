import type { UserId } from '@osta/contracts/ids';

/** Where a sign-in comes from. The session stores it, so that a person can recognise it. */
export interface Visitor {
  /** The network address, as the trusted proxy reports it. */
  readonly address: string;
  readonly userAgent: string;
}

/** A new session. */
export interface BegunSession {
  readonly userId: UserId;
  /** The key of the session in its store; the cookie holds it signed. */
  readonly token: string;
  /** Lines for `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** What a provider sends back with the browser. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** The password was changed: all old sessions have ended, and a new one has begun. */
export interface ChangedPassword {
  /** Lines for `Set-Cookie`. */
  readonly cookies: readonly string[];
  /** Ids of the sessions that ended. */
  readonly ended: readonly string[];
}

/**
 * Verifies credentials: passwords, sessions, providers. It knows nothing else about the
 * person.
 *
 * `null` means refused, without the reason: nobody learns which part was wrong. Addresses are in
 * lower case. `cookies` is the `Cookie` header of a request with a valid session.
 */
export interface AuthPort {
  /**
   * Begins a session for the owner of an address, which a code has proved; creates a user for an
   * unknown one.
   */
  signInProved(email: string, visitor: Visitor): Promise<BegunSession | null>;

  /** @throws Overloaded when too many password checks are running */
  signInWithPassword(
    email: string,
    password: string,
    visitor: Visitor,
  ): Promise<BegunSession | null>;

  /**
   * Sets the password of a person who has none.
   *
   * @returns false if there is one: use `changePassword`
   * @throws Overloaded
   */
  setFirstPassword(cookies: string, password: string): Promise<boolean>;

  /**
   * Changes the password and ends every session, this one too; the answer holds a new session.
   *
   * @throws Overloaded
   */
  changePassword(
    cookies: string,
    passwords: { readonly current: string; readonly next: string },
    visitor: Visitor,
  ): Promise<ChangedPassword | null>;

  /**
   * Begins a sign-in through the provider.
   *
   * @returns where to send the browser, and the cookie that ties the sign-in to this browser
   * @throws if no provider is configured, or it did not answer at the start
   */
  beginProvider(): Promise<{ readonly url: string; readonly cookies: readonly string[] }>;

  /**
   * Begins a session with the provider's answer. Creates a user for an unknown address. The user of
   * a known address gets the session only if the provider has verified the address, too.
   */
  signInWithProvider(
    cookies: string,
    answer: ProviderAnswer,
    visitor: Visitor,
  ): Promise<BegunSession | null>;

  /** Ends one session of the person. @returns whether it existed */
  endSession(userId: UserId, sessionId: string): Promise<boolean>;

  /** Returns lines for `Set-Cookie` that delete the session cookie. */
  forgetfulCookies(): readonly string[];

  /**
   * Creates a user without proof, or finds the user of the address. For seeds only.
   *
   * @throws Overloaded
   */
  plantUser(user: {
    readonly email: string;
    readonly password: string;
    readonly isAdmin: boolean;
  }): Promise<UserId>;
}
