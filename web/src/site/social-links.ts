/** Osta elsewhere (docs/spec.md §2: fixed constants, values not shown), unless the operators say otherwise. */
export const socialLinks: readonly string[] = [
  'https://www.facebook.com/osta.ly',
  'https://www.instagram.com/osta.ly',
  'https://www.tiktok.com/@osta.ly',
];

/* oxlint-disable lingui/no-unlocalized-strings -- names that are the same in every language */
const names: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  't.me': 'Telegram',
  'tiktok.com': 'TikTok',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};
/* oxlint-enable lingui/no-unlocalized-strings */

/** Returns the name of the site that an address belongs to; of an unknown one, its host. */
export function siteNameOf(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./u, '');
  return names[host] ?? host;
}
