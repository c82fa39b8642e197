import type { UserId } from '@osta/contracts/ids';
import type { Logger } from 'pino';

import type { Allowance } from '../auth/allowance.ts';
import type { Attempts } from '../auth/attempts.ts';
import { ownSession } from '../auth/place-of.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { FindReader } from '../queries/find-reader.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly findReader: FindReader;
  readonly post: Post;
  readonly links: Links;
}

/** Once per address, even if a registration is sent again under its idempotency key. */
const once: Allowance = {
  kind: 'welcomed',
  seconds: 30 * 86_400,
  perPlace: 1,
  ofStrangers: 1,
  oneEvery: null,
  isOfCodes: false,
};

/** Mails a welcome to a newly registered person. */
export function welcome(
  dependencies: Dependencies,
): (userId: UserId, fullName: string, log: Logger) => Promise<void> {
  const { attempts, findReader, post, links } = dependencies;
  return async (userId, fullName, log) => {
    const attempt = { account: userId, place: ownSession(userId), sent: null };
    if ((await attempts.take(once, attempt)) !== 'counted') return;
    const reader = await findReader(userId);
    if (!reader) return;
    await post.notify(reader, 'welcome', { fullName, link: links.home(reader.locale) }, log);
  };
}
