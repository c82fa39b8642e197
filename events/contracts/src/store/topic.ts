import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { StoreEvent } from './events.ts';
import { RecordedContact, RecordedSocial, StoreChangeNotes } from './recorded.ts';

function ofOwner(...path: [string, ...string[]]): PersonalField {
  return { path, of: 'ownerId' };
}

const basic: readonly PersonalField[] = [
  ofOwner('basic', 'name', 'ar'),
  ofOwner('basic', 'name', 'en'),
  ofOwner('basic', 'description', 'ar'),
  ofOwner('basic', 'description', 'en'),
  ofOwner('basic', 'legalName'),
  ofOwner('basic', 'registrationNumber'),
];

/** Stores: their pages, members and subscriptions. */
export const storeTopic: TopicDeclaration<'store'> = defineTopic('store', {
  events: StoreEvent.options,
  // Words of an admin about a store count as the owner's, and are forgotten with them
  personalWords: {
    'osta.store.store-drafted': basic,
    'osta.store.store-basic-saved': basic,
    'osta.store.store-contact-saved': Object.keys(RecordedContact.shape).map((field) =>
      ofOwner('contact', field),
    ),
    'osta.store.store-location-saved': [
      ofOwner('location', 'address', 'ar'),
      ofOwner('location', 'address', 'en'),
    ],
    'osta.store.store-social-saved': Object.keys(RecordedSocial.shape).map((network) =>
      ofOwner('social', network),
    ),
    'osta.store.store-changes-requested': Object.keys(StoreChangeNotes.shape).map((field) =>
      ofOwner('notes', field),
    ),
    'osta.store.store-rejected': [ofOwner('note')],
    'osta.store.store-suspended': [ofOwner('note')],
    'osta.store.store-revision-rejected': [ofOwner('note')],
    'osta.store.store-member-invited': [
      ofOwner('email'),
      ofOwner('storeName', 'ar'),
      ofOwner('storeName', 'en'),
    ],
    'osta.store.store-staff-named': [ofOwner('title', 'ar'), ofOwner('title', 'en')],
    'osta.store.store-time-blocked': [ofOwner('reason')],
    'osta.store.subscription-payment-announced': [ofOwner('reference')],
    'osta.store.subscription-announcement-declined': [ofOwner('note')],
    'osta.store.subscription-payment-recorded': [ofOwner('reference')],
    'osta.store.subscription-payment-change-proposed': [ofOwner('reference'), ofOwner('note')],
    'osta.store.subscription-payment-change-refused': [ofOwner('note')],
    'osta.store.subscription-payment-corrected': [ofOwner('reference'), ofOwner('note')],
    'osta.store.subscription-payment-refunded': [ofOwner('note')],
  },
});
