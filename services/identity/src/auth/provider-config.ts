/** Somebody else who proves who people are, by OpenID Connect. */
export interface ProviderConfig {
  /** As people know it; on the button. */
  readonly name: string;
  /** `https://login.example`: its discovery document is read once, at the start. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
