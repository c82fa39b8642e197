import { standingIn } from '@osta/platform/people/follow-standing';
import { standingSql } from '@osta/platform/people/follow-standing.sql';
import { peopleIn } from '@osta/platform/people/people-in';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import type { ReadModel } from '@osta/subscription/read-model';

import { copyPeople } from './copy-people.ts';
import { publishedSql } from './copy-professionals.sql.ts';
import { publishedIn } from './copy-professionals.ts';

/** Describes how an audit rebuilds who people are, and who can be invited. */
export const peopleModel: ReadModel = copiesModel({
  name: 'request-people',
  schema: 'request',
  topics: ['account', 'professional', 'application'],
  subscriptions: [
    { name: 'request-people', topics: ['account'] },
    { name: 'request-professionals', topics: ['professional'] },
    { name: 'request-standing', topics: ['application'] },
  ],
  wordsOf: ['account'],
  tables: [
    {
      name: 'person',
      key: ['id'],
      compared: ['kind', 'full_name', 'registered_at'],
      personal: ['full_name'],
    },
    { name: 'professional', key: ['id'], compared: ['published_at'] },
    { name: 'hidden_professional', key: ['id'], compared: ['standing'] },
  ],
  steps: [
    {
      text: `with ${copyPeople.sql(2)} select`,
      values(events) {
        const people = peopleIn(events);
        const erased = people.filter(({ isErased }) => isErased).map(({ id }) => id);
        return [erased, ...copyPeople.values(people)];
      },
    },
    { text: `with ${publishedSql} select`, values: publishedIn },
    { text: `with ${standingSql} select`, values: standingIn },
  ],
});
