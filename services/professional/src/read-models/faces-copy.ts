import { AccountErased } from '@osta/contracts/account/account-erased';
import { UserAvatarChanged } from '@osta/contracts/account/user-avatar-changed';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { professionalContract } from '@osta/contracts/professional/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { facesSql } from './faces-copy.sql.ts';

/** Copies which picture of a person is shown, for profiles and lists. */
export const facesCopy: Copy = defineCopy({
  contract: professionalContract,
  name: 'faces',
  topics: ['account'],
  tables: [{ name: 'face', key: ['id'], compared: ['avatar_id'] }],
  sql: facesSql,
  values: facesIn,
});

const saysFace = recordedAs([UserAvatarChanged, AccountErased]);

/** Returns the parameters of `facesSql` for a batch of events. The last word on a person counts. */
export function facesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map<string, string | null>();
  for (const event of events) {
    if (!saysFace(event)) continue;
    const isChange = event.type === 'osta.account.user-avatar-changed';
    last.set(event.subject, isChange ? event.data.avatarId : null);
  }
  const shown = [...last].filter(([, avatarId]) => avatarId !== null);
  const gone = [...last].filter(([, avatarId]) => avatarId === null);
  return [shown.map(([id]) => id), shown.map(([, avatarId]) => avatarId), gone.map(([id]) => id)];
}
