import { defineTopic } from '../define-topic.ts';
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
export const storeTopic = defineTopic('store', {
  newest: StoreEvent.options,
  // Words of an admin about a store count as the owner's, and are forgotten with them
  personalWords: {
    'osta.store.store-drafted.v1': basic,
    'osta.store.store-basic-saved.v1': basic,
    'osta.store.store-contact-saved.v1': Object.keys(RecordedContact.shape).map((field) =>
      ofOwner('contact', field),
    ),
    'osta.store.store-location-saved.v1': [
      ofOwner('location', 'address', 'ar'),
      ofOwner('location', 'address', 'en'),
    ],
    'osta.store.store-social-saved.v1': Object.keys(RecordedSocial.shape).map((network) =>
      ofOwner('social', network),
    ),
    'osta.store.store-changes-requested.v1': Object.keys(StoreChangeNotes.shape).map((field) =>
      ofOwner('notes', field),
    ),
    'osta.store.store-rejected.v1': [ofOwner('note')],
    'osta.store.store-suspended.v1': [ofOwner('note')],
    'osta.store.store-revision-rejected.v1': [ofOwner('note')],
    'osta.store.store-member-invited.v1': [
      ofOwner('email'),
      ofOwner('storeName', 'ar'),
      ofOwner('storeName', 'en'),
    ],
    'osta.store.store-staff-named.v1': [ofOwner('title', 'ar'), ofOwner('title', 'en')],
    'osta.store.subscription-payment-announced.v1': [ofOwner('reference')],
    'osta.store.subscription-announcement-declined.v1': [ofOwner('note')],
    'osta.store.subscription-payment-recorded.v1': [ofOwner('reference')],
  },
});
