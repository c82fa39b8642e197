import type { AccountKind } from '@osta/contracts/account/kind';
import { UserProfileUpdatedV1 } from '@osta/contracts/account/user-profile-updated.v1';
import { UserRegisteredV1 } from '@osta/contracts/account/user-registered.v1';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import { ProfilePublishedV1 } from '@osta/contracts/professional/profile-published.v1';
import { checkpointValues } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';
import { z } from 'zod';

import { copyPeople as copyPeopleSql } from './copy-people.sql.ts';

/** What is of interest here; the topics carry more. */
const KnownEvent = z.discriminatedUnion('type', [
  UserRegisteredV1,
  UserProfileUpdatedV1,
  ProfilePublishedV1,
]);

interface RegisteredPerson {
  readonly kind: AccountKind;
  readonly fullName: string;
  readonly at: Instant;
}

/** What one batch of events says about people, by user id. */
interface PeopleChange {
  readonly registered: Map<string, RegisteredPerson>;
  /** New names of people who registered in an earlier batch. */
  readonly renamed: Map<string, string>;
  /** When a professional's profile was first published. */
  readonly published: Map<string, Instant>;
}

/** Keeps the service's own copy of who people are and who can be asked. */
export function copyPeople(pool: Pool, schema: string): SubscriptionDefinition {
  const text = copyPeopleSql(schema);

  return {
    name: 'request-people',
    topics: ['account', 'professional'],
    async apply(events, checkpoint) {
      const { registered, renamed, published } = peopleChange(events);
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
          [...published.keys()],
          [...published.values()],
          ...checkpointValues(checkpoint),
        ],
      });
    },
  };
}

/** The last word of a batch on everybody it speaks of. Other events of the topics say nothing here. */
export function peopleChange(events: readonly EventEnvelope[]): PeopleChange {
  const registered: PeopleChange['registered'] = new Map();
  const renamed: PeopleChange['renamed'] = new Map();
  const published: PeopleChange['published'] = new Map();

  for (const { subject: id, time: at, type, data } of events) {
    const event = KnownEvent.safeParse({ type, data }).data;
    switch (event?.type) {
      case 'osta.account.user-registered.v1':
        registered.set(id, { ...event.data, at });
        break;
      case 'osta.account.user-profile-updated.v1': {
        const { fullName } = event.data;
        const person = registered.get(id);
        if (person) registered.set(id, { ...person, fullName });
        else renamed.set(id, fullName);
        break;
      }
      case 'osta.professional.profile-published.v1':
        if (!published.has(id)) published.set(id, at);
        break;
      case undefined:
    }
  }
  return { registered, renamed, published };
}
