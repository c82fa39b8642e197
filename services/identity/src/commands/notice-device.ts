import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { Logger } from 'pino';

import type { Visitor } from '../auth/auth-port.ts';
import type { Credentials } from '../auth/credentials.ts';
import { deviceOf } from '../auth/device-of.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { FindReader } from '../queries/find-reader.ts';

interface Dependencies {
  readonly credentials: Credentials;
  readonly findReader: FindReader;
  readonly post: Post;
  readonly links: Links;
  readonly clock: Clock;
}

export type NoticeDevice = (userId: UserId, visitor: Visitor, log: Logger) => Promise<void>;

/** Mails a person when somebody signs in with a device that is new for them. */
export function noticeDevice(dependencies: Dependencies): NoticeDevice {
  const { credentials, findReader, post, links, clock } = dependencies;
  return async (userId, { address, userAgent }, log) => {
    if (!(await credentials.isNewDevice(userId, userAgent))) return;
    const reader = await findReader(userId);
    if (!reader) return;
    const link = links.account(reader.locale);
    const facts = { device: deviceOf(userAgent), address, at: clock.now(), link };
    await post.notify(reader, 'new-device', facts, log);
  };
}
