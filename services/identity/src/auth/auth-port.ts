import type { UserId } from '@osta/contracts/ids';

/** Where a sign-in comes from; kept with the session so that a person can recognise it. */
export interface Visitor {
  /** As the trusted proxy tells it. */
  readonly address: string;
  readonly userAgent: string;
}

/** A session that has just begun. */
export interface BegunSession {
  readonly userId: UserId;
  /** By which the session store knows it; what is in the cookie is signed. */
  readonly token: string;
  /** Lines for `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** What a provider sends a browser back with. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** The password is another one, the old sessions are gone, and this one took their place. */
export interface ChangedPassword {
  /** Lines for `Set-Cookie`. */
  readonly cookies: readonly string[];
  /** Ids of the sessions that ended. */
  readonly ended: readonly string[];
}

/**
 * Proves who somebody is: one-time codes, passwords, sessions. Knows nothing about the person.
 *
 * `null` is a no, without the reason: which part was wrong is told to nobody. Addresses are in lower
 * case. `cookies` is the `Cookie` header of a request whose session is valid.
 */
export interface AuthPort {
  /** Six digits for this address, good for five minutes and three tries. Earlier ones stop working. */
  makeCode(email: string): Promise<string>;

  /** Begins a session; an address that nobody had becomes a user. */
  signInWithCode(email: string, code: string, visitor: Visitor): Promise<BegunSession | null>;

  /** @throws Overloaded when too many passwords are being checked already */
  signInWithPassword(
    email: string,
    password: string,
    visitor: Visitor,
  ): Promise<BegunSession | null>;

  /**
   * Sets the password of somebody who has none.
   *
   * @returns false when there is one: it takes `changePassword`
   * @throws Overloaded
   */
  setFirstPassword(cookies: string, password: string): Promise<boolean>;

  /**
   * Changes the password and ends every session, this one too: the answer begins a new one.
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
   * @returns where to send the browser, and the cookie that only this browser can go on with
   * @throws when no provider is configured, or it did not answer at the start
   */
  beginProvider(): Promise<{ readonly url: string; readonly cookies: readonly string[] }>;

  /**
   * Begins a session with what the provider answered. An address that nobody had becomes a user; one
   * that somebody has is theirs only when the provider has verified it too.
   */
  signInWithProvider(
    cookies: string,
    answer: ProviderAnswer,
    visitor: Visitor,
  ): Promise<BegunSession | null>;

  /** Ends one session of the person. @returns whether it was there */
  endSession(userId: UserId, sessionId: string): Promise<boolean>;

  /** Lines for `Set-Cookie` that make a browser forget its session. */
  forgetfulCookies(): readonly string[];

  /**
   * Makes a user without asking for proof, or finds the one who has the address. For seeds alone.
   *
   * @throws Overloaded
   */
  plantUser(user: {
    readonly email: string;
    readonly password: string;
    readonly isAdmin: boolean;
  }): Promise<UserId>;
}
