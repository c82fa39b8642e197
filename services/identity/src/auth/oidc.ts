import { genericOAuth } from 'better-auth/plugins';

import type { ProviderConfig } from './provider-config.ts';

/** The provider's id in better-auth's tables; no address contains it. */
export const providerId = 'oidc';

/**
 * Configures OpenID Connect with PKCE, state and nonce; the id token is verified against the keys
 * of the issuer.
 *
 * Only an address that the provider has verified counts. Otherwise an attacker could enter a
 * stranger's address in their profile there, and get the stranger's account here.
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
          // No verified address, no sign-in
          email: isVerified === true && typeof email === 'string' ? email : '',
          name: '',
        }),
      },
    ],
  });
}
