import { userInfo } from 'node:os';

/** Returns the account name on this machine; in a container there may be none. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
