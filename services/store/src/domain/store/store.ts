import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Availability } from '@osta/contracts/offering/availability';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type {
  RecordedBasic,
  RecordedContact,
  RecordedLocation,
  RecordedSocial,
  StoreChangeNotes,
} from '@osta/contracts/store/recorded';
import type {
  InvitedRole,
  PaymentMethod,
  RevisionStatus,
  StoreFeature,
  StoreRejectionCause,
  StoreRole,
  StoreSection,
  StoreStatus,
  StoreSuspensionCause,
} from '@osta/contracts/store/status';

import type { Subscription } from './subscription-state.ts';

/** What a store says, with its words as recorded. `null`: not yet said. */
export interface StoreContent {
  readonly basic: RecordedBasic;
  readonly contact: RecordedContact | null;
  readonly location: RecordedLocation | null;
  readonly openingHours: Availability | null;
  readonly features: readonly StoreFeature[];
  readonly social: RecordedSocial;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The first one is the cover. */
  readonly pictures: readonly DescribedPicture[];
}

/** Somebody who works in the store. */
export interface Member {
  readonly id: UserId;
  readonly role: StoreRole;
  readonly joinedAt: Instant;
}

/** Somebody who may join with the link of their letter. */
export interface Invitation {
  readonly id: string;
  /** As recorded. */
  readonly email: string;
  readonly role: InvitedRole;
  readonly expiresAt: Instant;
}

/** A member who is shown as staff, or was asked to be. */
export interface StaffMember {
  readonly id: UserId;
  /** As recorded. */
  readonly title: { readonly ar: string; readonly en: string };
  /** `null`: they have not answered. */
  readonly agreedAt: Instant | null;
}

/** A time in which nobody on the staff is booked at the store. */
export interface Block {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** As recorded. */
  readonly reason: string;
}

/** Changes to the public page that an admin checks. */
export interface Revision {
  readonly status: RevisionStatus;
  /** What differs from the public page. */
  readonly sections: readonly StoreSection[];
}

/** The last word of an admin who rejected or suspended. */
export interface StoreDecision {
  readonly cause: StoreRejectionCause | StoreSuspensionCause;
  readonly note: string;
}

/** A store that somebody has begun. */
export interface OpenedStore {
  readonly status: StoreStatus;
  readonly ownerId: UserId;
  /** What its members edit. */
  readonly content: StoreContent;
  /** What customers see; `null` until the first approval. */
  readonly live: StoreContent | null;
  /** What an admin asks to change and nobody has changed yet. */
  readonly changes: StoreChangeNotes;
  readonly revision: Revision | null;
  /** Submissions; 0 before the first. */
  readonly round: number;
  /** When the store or its revision was sent in; `null`: nothing waits. */
  readonly waitsSince: Instant | null;
  readonly submittedAt: Instant | null;
  readonly publishedAt: Instant | null;
  /** What the last submission said, and the one before: an admin sees the difference. */
  readonly submitted: StoreContent | null;
  readonly before: StoreContent | null;
  readonly decision: StoreDecision | null;
  /** It was paused when an admin suspended it: then it stays so afterwards. */
  readonly wasPaused: boolean;
  /** The owner first, the others in the order in which they joined. */
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  /** In the order of the page. */
  readonly staff: readonly StaffMember[];
  /** By their start. One that is over goes with the next that is made. */
  readonly blocks: readonly Block[];
  readonly subscription: Subscription;
}

/** The state of a store: the fold of its events. */
export type Store = { readonly status: 'none' } | OpenedStore;

/** No field of a store is to be changed. */
export const noChanges: StoreChangeNotes = {
  name: '',
  description: '',
  categoryIds: '',
  legalName: '',
  registrationNumber: '',
  phone: '',
  whatsapp: '',
  email: '',
  website: '',
  place: '',
  address: '',
  point: '',
  openingHours: '',
  features: '',
  social: '',
  paymentMethods: '',
  media: '',
};

/** The store is on no network. */
const nowhere: RecordedSocial = {
  facebook: '',
  instagram: '',
  tiktok: '',
  youtube: '',
  telegram: '',
  x: '',
};

/** Returns what a store says when all that is known is what it is. */
export function contentOf(basic: RecordedBasic): StoreContent {
  return {
    basic,
    contact: null,
    location: null,
    openingHours: null,
    features: [],
    social: nowhere,
    paymentMethods: [],
    pictures: [],
  };
}
