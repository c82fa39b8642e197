import type { EventEnvelope } from '@osta/contracts/envelope';
import { inLanguage } from '@osta/contracts/offering/in-language';
import { forgotten } from '@osta/contracts/personal-words';
import { StoreMemberInvited } from '@osta/contracts/store/store-member-invited';
import type { Clock } from '@osta/platform/clock';
import type { Reaction } from '@osta/platform/process/reaction';
import type { Logger } from 'pino';

import type { Credentials } from '../auth/credentials.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';

interface Dependencies {
  readonly credentials: Pick<Credentials, 'findHolder'>;
  readonly post: Pick<Post, 'notify'>;
  readonly links: Pick<Links, 'joinStore'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Returns the process manager that sends the letter of an invitation into a store, in the language of the
 * account with this address, or in Arabic. It needs the words of stores opened. A letter that the mail server
 * does not take for now waits; one that it refuses is lost, and the owner may invite again.
 */
export function sendInvitations({
  credentials,
  post,
  links,
  clock,
  log,
}: Dependencies): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject: storeId, type, data }) => {
    const invited = StoreMemberInvited.safeParse({ type, data });
    if (!invited.success) return [];
    const { invitationId, storeName, email, role, expiresAt } = invited.data.data;
    // A reader that begins late does not send what can no longer be accepted
    if (expiresAt <= clock.now() || email === forgotten) return [];
    const holder = await credentials.findHolder(email.toLowerCase());
    const locale = holder?.locale ?? 'ar';
    const facts = {
      store: inLanguage(storeName, locale),
      role,
      expiresAt,
      link: links.joinStore(locale, storeId, invitationId),
    };
    await post.notify({ email, locale }, 'store-invitation', facts, log);
    return [];
  };
}
