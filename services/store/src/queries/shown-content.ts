import { forgotten } from '@osta/contracts/personal-words';
import type { StoreContent as ShownContent } from '@osta/contracts/store/api';
import type { RecordedContact, RecordedSocial } from '@osta/contracts/store/recorded';
import type { ContactSection, SocialSection } from '@osta/contracts/store/sections';

import type { StoreContent } from '../domain/store/store.ts';

/** Returns the contact as the API says it: `null` for what is not there, or was forgotten with the owner. */
export function shownContact({
  phone,
  whatsapp,
  email,
  website,
}: RecordedContact): ContactSection | null {
  if (phone === forgotten) return null;
  return { phone, whatsapp: known(whatsapp), email: known(email), website: known(website) };
}

/** Returns the networks as the API says them: `null` where the store is not. */
export function shownSocial(social: RecordedSocial): SocialSection {
  return {
    facebook: known(social.facebook),
    instagram: known(social.instagram),
    tiktok: known(social.tiktok),
    youtube: known(social.youtube),
    telegram: known(social.telegram),
    x: known(social.x),
  };
}

function known(words: string): string | null {
  return words === '' || words === forgotten ? null : words;
}

/** Returns all sections as the API says them. The words are open. */
export function shownContent(content: StoreContent): ShownContent {
  const { basic, contact, location, openingHours } = content;
  return {
    basic,
    contact: contact && shownContact(contact),
    location,
    openingHours,
    features: { features: [...content.features] },
    social: shownSocial(content.social),
    paymentMethods: { methods: [...content.paymentMethods] },
    media: { pictures: [...content.pictures] },
  };
}
