import { AccountErasedV1 } from '@osta/contracts/account/account-erased.v1';
import type { AccountKind } from '@osta/contracts/account/kind';
import { UserProfileUpdatedV2 } from '@osta/contracts/account/user-profile-updated.v2';
import { UserRegisteredV2 } from '@osta/contracts/account/user-registered.v2';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import { checkpointValues } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';
import { z } from 'zod';

import { copyPeopleSql } from './copy-people.sql.ts';

/** The events that this subscription reads; the topic carries more. */
const KnownEvent = z.discriminatedUnion('type', [
  UserRegisteredV2,
  UserProfileUpdatedV2,
  AccountErasedV1,
]);

interface RegisteredPerson {
  readonly kind: AccountKind;
  readonly fullName: string;
  readonly at: Instant;
}

/**
 * What one batch of events changes about people, by user id. Nobody is both registered and renamed.
 */
interface PeopleChange {
  readonly registered: ReadonlyMap<string, RegisteredPerson>;
  /** New names of people who registered in an earlier batch. */
  readonly renamed: ReadonlyMap<string, string>;
  /** People whose accounts were erased. Their name in the other two maps is empty. */
  readonly erased: ReadonlySet<string>;
}

/**
 * Returns the subscription that copies who people are, and makes the text of erased people
 * unreadable.
 */
export function copyPeople(pool: Pool, schema: string): SubscriptionDefinition {
  const text = copyPeopleSql(schema);

  return {
    name: 'request-people',
    topics: ['account'],
    wordsOf: ['account'],
    async apply(events, checkpoint) {
      const { registered, renamed, erased } = peopleChange(events);
      const people = [...registered.values()];
      await pool.query({
        name: 'request.copy-people',
        text,
        values: [
          [...registered.keys()],
          people.map(({ kind }) => kind),
          people.map(({ fullName }) => fullName),
          people.map(({ at }) => at),
          [...renamed.keys()],
          [...renamed.values()],
          [...erased],
          ...checkpointValues(checkpoint),
        ],
      });
    },
  };
}

/** Reduces a batch to the last change of each person. */
export function peopleChange(events: readonly EventEnvelope[]): PeopleChange {
  const registered = new Map<string, RegisteredPerson>();
  const renamed = new Map<string, string>();
  const erased = new Set<string>();

  for (const { subject: id, time: at, type, data } of events) {
    const event = KnownEvent.safeParse({ type, data }).data;
    switch (event?.type) {
      case 'osta.account.user-registered.v2': {
        const { kind, fullName } = event.data;
        registered.set(id, { kind, fullName, at });
        break;
      }
      case 'osta.account.user-profile-updated.v2': {
        const { fullName } = event.data;
        const person = registered.get(id);
        if (person) registered.set(id, { ...person, fullName });
        else renamed.set(id, fullName);
        break;
      }
      case 'osta.account.account-erased.v1': {
        erased.add(id);
        // The row stays, without a name: old requests refer to it
        const person = registered.get(id);
        if (person) registered.set(id, { ...person, fullName: '' });
        else renamed.set(id, '');
        break;
      }
      case undefined:
    }
  }
  return { registered, renamed, erased };
}
