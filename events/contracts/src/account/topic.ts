import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { AccountEvent } from './events.ts';

const fullName: PersonalField = { path: ['fullName'], of: 'subject' };

/** Accounts: who people are, and what happened to their accounts. */
export const accountTopic: TopicDeclaration<'account'> = defineTopic('account', {
  events: AccountEvent.options,
  personalWords: {
    'osta.account.user-registered': [fullName],
    'osta.account.user-profile-updated': [fullName],
    'osta.account.user-phone-verified': [{ path: ['phone'], of: 'subject' }],
    // May say why in words about the person
    'osta.account.operator-intervened': [{ path: ['reason'], of: 'subject' }],
  },
});
