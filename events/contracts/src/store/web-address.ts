/** The networks on which a store can be followed, with the hosts of their addresses. */
export const socialHosts = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
  telegram: ['t.me', 'telegram.me'],
  x: ['x.com', 'twitter.com'],
} as const;
export type SocialNetwork = keyof typeof socialHosts;

/** Whether a text is the address of a website: https, without a name, a password or a port. */
export function isWebAddress(text: string): boolean {
  return hostOf(text) !== null;
}

/** Whether a text is an address on a network. */
export function isAddressOn(network: SocialNetwork, text: string): boolean {
  const hosts: readonly string[] = socialHosts[network];
  const host = hostOf(text);
  return host !== null && hosts.includes(host.replace(/^(?:www|m)\./u, ''));
}

function hostOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    text.startsWith('https://') &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    url.hostname.includes('.');
  return isPlain ? url.hostname : null;
}
