const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox behind an address, for counting what is sent to it. `salma+1@…` and `salma@…`
 * are one mailbox, and Gmail reads no dots. The address itself stays as typed.
 *
 * @param address in lower case; a telephone number is returned as it is
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.replace(/(?<name>.)\+.*$/u, '$<name>');
  if (!dotless.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
