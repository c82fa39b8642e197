/** Whether nobody can listen in on the way to an address: TLS, or this machine only. */
export function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/u.test(hostname);
  return protocol === 'https:' || isThisMachine;
}
