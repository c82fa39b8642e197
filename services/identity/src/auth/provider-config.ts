/** An OpenID Connect provider through which people can sign in. */
export interface ProviderConfig {
  /** The name that people know; shown on the button. */
  readonly name: string;
  /** `https://login.example`: its discovery document is read once, at the start. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
