import { AccountErased } from '@osta/contracts/account/account-erased';
import { UserPhoneRemoved } from '@osta/contracts/account/user-phone-removed';
import { UserPhoneVerified } from '@osta/contracts/account/user-phone-verified';
import { bookingContract } from '@osta/contracts/booking/contract';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { forgottenKeys } from '@osta/platform/personal-data/forgotten-keys';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { phonesSql } from './phones-copy.sql.ts';

const saysPhone = recordedAs([UserPhoneVerified, UserPhoneRemoved, AccountErased]);

/** Copies people's verified telephone numbers, for the other side of an agreed booking. */
export const phonesCopy: Copy = defineCopy({
  contract: bookingContract,
  name: 'phones',
  topics: ['account'],
  wordsOf: ['account'],
  tables: [{ name: 'phone', key: ['id'], compared: ['number'], personal: ['number'] }],
  reads: [forgottenKeys],
  sql: phonesSql,
  values: phonesIn,
});

/** Returns the parameters of `phonesSql` for a batch of events. */
export function phonesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const phones = new Map<string, string | null>();
  for (const event of events) {
    if (!saysPhone(event)) continue;
    const isVerified = event.type === 'osta.account.user-phone-verified';
    phones.set(event.subject, isVerified ? event.data.phone : null);
  }
  const numbered = [...phones].filter(([, number]) => number !== null);
  return [
    numbered.map(([id]) => id),
    numbered.map(([, number]) => number),
    [...phones].filter(([, number]) => number === null).map(([id]) => id),
  ];
}
