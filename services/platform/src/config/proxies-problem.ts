/**
 * Says why production cannot be reached at a public address through this number of trusted proxies; null: it
 * can. No process of ours speaks TLS: what is reached by https has a proxy in front.
 */
export function proxiesProblem(publicUrl: string, trustedProxies: number): string | null {
  if (trustedProxies > 0 || new URL(publicUrl).protocol !== 'https:') return null;
  return 'it must be the number of proxies in front, at least 1 where OSTA_PUBLIC_URL begins with https:, or all visitors share the address of the proxy, and its limits';
}
