import { beforeSealing, defineTopic } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { AccountEvent } from './events.ts';
import { UserProfileUpdatedV1 } from './user-profile-updated.v1.ts';
import { UserRegisteredV1 } from './user-registered.v1.ts';

const fullName: PersonalField = { path: ['fullName'], of: 'subject' };

/** Accounts: who people are, and what happened to their accounts. */
export const accountTopic = defineTopic('account', {
  newest: AccountEvent.options,
  older: [beforeSealing(UserRegisteredV1), beforeSealing(UserProfileUpdatedV1)],
  personalWords: {
    'osta.account.user-registered.v2': [fullName],
    'osta.account.user-profile-updated.v2': [fullName],
  },
});
