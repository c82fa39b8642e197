import { userInfo } from 'node:os';

import { processEnvironment } from '@osta/platform/config/read-config';

/** Returns who is at work: `OSTA_OPERATOR`, as everybody has the same account in a container; else this account's name. */
export function operatorName(): string {
  const given = (processEnvironment['OSTA_OPERATOR'] ?? '').trim();
  if (given !== '') return given;
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
