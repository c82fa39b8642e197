import type { Me } from '@osta/contracts/account/api';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';

import type { FindMe } from '../queries/find-me.ts';

/** Answers with the signed-in person. They may be missing: a session can outlive its user by one request. */
export async function answerMe(
  findMe: FindMe,
  userId: UserId,
  locale: Locale,
): Promise<{ readonly body: Me } | { readonly problem: 'UNAUTHENTICATED' }> {
  const me = await findMe(userId, locale);
  return me ? { body: me } : { problem: 'UNAUTHENTICATED' };
}
