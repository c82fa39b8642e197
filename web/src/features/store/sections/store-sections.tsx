import type { StoreView } from '@osta/contracts/store/api';
import type { StoreSection } from '@osta/contracts/store/status';
import type { ComponentType } from 'react';

import { BasicSection } from './basic-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { LocationSection } from './location-section.tsx';
import { MediaSection } from './media-section.tsx';
import { PaymentMethodsSection } from './payment-methods-section.tsx';
import { SocialSection } from './social-section.tsx';
import type { SectionProps } from './use-store-section.tsx';

/** The forms of the sections, in the order of the page. */
export const sectionForms: readonly {
  readonly section: StoreSection;
  readonly Form: ComponentType<SectionProps>;
}[] = [
  { section: 'basic', Form: BasicSection },
  { section: 'contact', Form: ContactSection },
  { section: 'location', Form: LocationSection },
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a section
  { section: 'openingHours', Form: HoursSection },
  { section: 'features', Form: FeaturesSection },
  { section: 'payment-methods', Form: PaymentMethodsSection },
  { section: 'social', Form: SocialSection },
  { section: 'media', Form: MediaSection },
];

/** Whether a section says something, and no admin waits for a change in it. */
export function isSectionDone({ content, missing }: StoreView, section: StoreSection): boolean {
  if (missing.includes(section)) return false;
  switch (section) {
    case 'basic':
    case 'contact':
    case 'location':
    case 'openingHours':
      return true;
    case 'features':
      return content.features.features.length > 0;
    case 'social':
      return Object.values(content.social).some((address) => address !== null);
    case 'payment-methods':
      return content.paymentMethods.methods.length > 0;
    case 'media':
      return content.media.pictures.length > 0;
  }
}
