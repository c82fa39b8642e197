import type { Actor } from '@osta/contracts/actor';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { UserId } from '@osta/contracts/ids';
import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { v7 as uuidv7 } from 'uuid';

/** The default time of every event in these tests. */
export const noon = '2026-03-01T12:00:00.000Z';

const price = { kind: 'fixed', amount: 90_000 } as const;
const proposedStart = '2026-03-02T08:00:00.000Z';
const serviceId = 'plumbing.leak';
const terms = { price, proposedStart, validUntil: '2026-03-04T08:00:00.000Z', note: '' };

/** Returns a new user id. */
export function newUserId(): UserId {
  return UserId.parse(uuidv7());
}

/** The envelope fields of an event that a test can set. */
export interface Circumstances {
  readonly subject?: string;
  readonly version?: number;
  readonly time?: string;
  readonly actor?: Actor;
}

/** Returns an event as a subscription delivers it: readable, in its newest version. */
export function recorded(
  type: string,
  data: object,
  { subject = uuidv7(), version = 1, time = noon, actor = 'system' }: Circumstances = {},
): EventEnvelope {
  const read = readEvent({ type: recordedType(type), data: { ...data } });
  return madeEvent({
    type: read.type,
    data: { ...read.data },
    subject,
    time,
    streamversion: version,
    actor,
  });
}

interface Parties {
  readonly customerId: UserId;
  readonly professionalId: UserId;
}

/** Returns an event with one notification, for the customer. */
export function quoteSubmitted(parties: Parties, circumstances: Circumstances = {}): EventEnvelope {
  return recorded(
    'osta.request.quote-submitted',
    { quoteId: uuidv7(), ...parties, serviceId, quoteVersion: 1, terms },
    { actor: parties.professionalId, ...circumstances },
  );
}

/** Returns an event with one notification for each professional. */
export function professionalsInvited(
  customerId: UserId,
  professionalIds: readonly UserId[],
  circumstances: Circumstances = {},
): EventEnvelope {
  return recorded(
    'osta.request.professionals-invited',
    { customerId, professionalIds, serviceId, budget: { min: 50_000, max: 120_000 } },
    { actor: customerId, ...circumstances },
  );
}

/** Returns the event that carries a person's name. */
export function userRegistered(
  userId: UserId,
  fullName: string,
  circumstances: Circumstances = {},
): EventEnvelope {
  return recorded(
    'osta.account.user-registered',
    { kind: 'customer', fullName, locale: 'ar' },
    { subject: userId, actor: userId, ...circumstances },
  );
}
