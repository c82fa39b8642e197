import type { LocalizedText } from '@osta/contracts/locale';
import type { Availability } from '@osta/contracts/offering/availability';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type { PublicStore, StoreContent } from '@osta/contracts/store/api';
import type { PaymentMethod, StoreFeature } from '@osta/contracts/store/status';
import { isAddressOn, isWebAddress, type SocialNetwork } from '@osta/contracts/store/web-address';

import { availabilityOf } from '../../../hours/availability-values.ts';
import {
  addressOrNull,
  basicValues,
  type ContactValues,
  contactValues,
  emptyBasic,
  locationValues,
  socialBody,
  type SocialValues,
  socialValues,
} from '../sections/section-values.ts';
import { usualHours } from '../sections/usual-hours.ts';
import type { Typed } from './typed-board.ts';

/** What customers would see of what is typed, in both languages. `null`: it does not say. */
interface PreviewedStore {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly categoryIds: readonly string[];
  readonly placeId: string | null;
  readonly address: LocalizedText;
  readonly hours: Availability | null;
  readonly contact: PublicStore['contact'] | null;
  readonly social: PublicStore['social'];
  readonly features: readonly StoreFeature[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly pictures: readonly DescribedPicture[];
}

/**
 * Returns a store as customers would see it: what is typed, and where nothing is typed or it is wrong, what is
 * saved.
 *
 * @param content `null`: nothing is saved yet
 */
export function previewedStore(content: StoreContent | null, typed: Typed): PreviewedStore {
  const basic = typed.basic ?? (content ? basicValues(content) : emptyBasic);
  const place = typed.location ?? (content && locationValues(content));
  const contact = typed.contact ?? (content && contactValues(content));
  const social = typed.social ?? (content && socialValues(content));
  return {
    name: basic.name,
    description: basic.description,
    categoryIds: basic.trades,
    placeId: place?.place ?? null,
    address: place?.address ?? { ar: '', en: '' },
    hours: hoursOf(content, typed),
    contact: contact && shownContact(contact),
    social: shownSocial(social),
    features: typed.features?.features ?? content?.features.features ?? [],
    paymentMethods: typed['payment-methods']?.methods ?? content?.paymentMethods.methods ?? [],
    pictures: typed.media?.pictures ?? content?.media.pictures ?? [],
  };
}

/** Hours that contradict themselves are not shown before they are right. */
function hoursOf(content: StoreContent | null, { openingHours }: Typed): Availability | null {
  const saved = content?.openingHours ?? null;
  if (openingHours === undefined) return saved;
  const rules = availabilityOf(openingHours, (saved ?? usualHours).zone);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- days of the form are days
  return (rules as Availability | null) ?? saved;
}

function shownContact({
  phone,
  whatsapp,
  email,
  website,
}: ContactValues): PublicStore['contact'] | null {
  if (phone.number === null) return null;
  const address = addressOrNull(website);
  return {
    phone: phone.number,
    whatsapp: whatsapp.number,
    email: email.trim() === '' ? null : email.trim(),
    website: address !== null && isWebAddress(address) ? address : null,
  };
}

/** An address that is not one on its network is not shown before it is right. */
function shownSocial(values: SocialValues | null): PublicStore['social'] {
  const typed = values ? socialBody(values) : null;
  const on = (network: SocialNetwork): string | null => {
    const address = typed?.[network] ?? null;
    return address !== null && isAddressOn(network, address) ? address : null;
  };
  return {
    facebook: on('facebook'),
    instagram: on('instagram'),
    tiktok: on('tiktok'),
    youtube: on('youtube'),
    telegram: on('telegram'),
    x: on('x'),
  };
}
