import type { UserId } from '@osta/contracts/ids';
import { v5 as uuidV5 } from 'uuid';

/** UUID namespace of the streams of applications. Must never change. */
const applicationNamespace = '5e0f7c1a-2f39-4f0f-9b5e-6f7d3c1f2a10';

/** Returns the one stream of a person's applications, from the first to the last. */
export function applicationIdOf(applicantId: UserId): string {
  return uuidV5(applicantId, applicationNamespace);
}
