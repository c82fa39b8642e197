import { genericOAuth } from 'better-auth/plugins';

import type { ProviderConfig } from './provider-config.ts';

/** What better-auth calls the provider: a part of its tables, of no address. */
export const providerId = 'oidc';

/**
 * OpenID Connect, with PKCE, state and nonce; the id token is verified against the keys of the issuer.
 *
 * Only an address that the provider says it has verified counts: otherwise somebody could write a
 * stranger's address into their profile there, and wait here for the stranger.
 */
export function oidc(provider: ProviderConfig, baseUrl: string): ReturnType<typeof genericOAuth> {
  return genericOAuth({
    config: [
      {
        providerId,
        name: provider.name,
        discoveryUrl: `${provider.issuer}/.well-known/openid-configuration`,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        requireIdTokenVerification: true,
        pkce: true,
        scopes: ['openid', 'email'],
        redirectURI: `${baseUrl}/auth/confirm`,
        mapProfileToUser: ({ email, email_verified: isVerified }) => ({
          // Without an address there is no sign-in
          email: isVerified === true && typeof email === 'string' ? email : '',
          name: '',
        }),
      },
    ],
  });
}
