import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';

import { BoundedInstant } from '../bounded-time.ts';
import { Flag } from '../flag.ts';
import { GeoPoint } from '../geo-point.ts';
import { StoreId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageCursor, PageQuery } from '../page.ts';
import { PublicPicture } from '../picture/described.ts';
import { Rating } from '../rating.ts';
import { Text } from '../text.ts';
import { MediaSection } from './media.ts';
import {
  BasicSection,
  ContactSection,
  FeaturesSection,
  LocationSection,
  OpeningHoursSection,
  PaymentMethodsSection,
  SocialSection,
  StaffTitle,
} from './sections.ts';
import {
  InvitedRole,
  PaymentMethod,
  RevisionStatus,
  StoreFeature,
  StoreField,
  StoreRejectionCause,
  StoreRole,
  StoreSection,
  StoreStatus,
  StoreSuspensionCause,
  StoreVerb,
  SubscriptionStatus,
} from './status.ts';

/** `POST /api/stores`: begins a store. The sections are saved with `PUT /api/stores/{storeId}/sections/{section}`. */
export const CreateStoreRequest = BasicSection;
export type CreateStoreRequest = z.input<typeof CreateStoreRequest>;

/** The answer of every command on a store. The version is also in the `ETag`. */
export const StoreReceipt = z.strictObject({
  storeId: StoreId,
  status: StoreStatus,
  subscription: SubscriptionStatus,
  /** Whether customers see the page. */
  isPublic: z.boolean(),
  version: z.int().positive(),
});
export type StoreReceipt = z.infer<typeof StoreReceipt>;

const Note = Text.trim().max(500);

/** What to change, field by field; a field without a note is left out. */
const AskedStoreChanges = z.partialRecord(StoreField, Note);

/** `POST /api/admin/stores/{storeId}/request-changes`: of the store that waits, or of its revision. */
export const RequestStoreChangesRequest = z.strictObject({ notes: AskedStoreChanges });
export type RequestStoreChangesRequest = z.infer<typeof RequestStoreChangesRequest>;

/** `POST /api/admin/stores/{storeId}/reject`: a revision alone goes, where one waits. */
export const RejectStoreRequest = z.strictObject({ cause: StoreRejectionCause, note: Note });
export type RejectStoreRequest = z.infer<typeof RejectStoreRequest>;

/** `POST /api/admin/stores/{storeId}/suspend` */
export const SuspendStoreRequest = z.strictObject({ cause: StoreSuspensionCause, note: Note });
export type SuspendStoreRequest = z.infer<typeof SuspendStoreRequest>;

/** All sections of a store as they are edited, in both languages. `null`: not yet saved. */
export const StoreContent = z.strictObject({
  basic: BasicSection,
  contact: ContactSection.nullable(),
  location: LocationSection.nullable(),
  openingHours: OpeningHoursSection.nullable(),
  features: FeaturesSection,
  social: SocialSection,
  paymentMethods: PaymentMethodsSection,
  media: MediaSection,
});
export type StoreContent = z.infer<typeof StoreContent>;

/** What happened to a store: the event without its prefix and version, `store-submitted`. */
export const StoreHistoryItem = z.strictObject({
  what: z.string(),
  at: Instant,
  by: z.enum(['owner', 'member', 'admin', 'system']),
  /** The name of the person who did it; empty for the system, and for an admin when a member reads. */
  name: z.string(),
  /** The cause from its list; `null` where there is none. */
  cause: z.string().nullable(),
  /** The words that go with it. */
  note: z.string(),
});
export type StoreHistoryItem = z.infer<typeof StoreHistoryItem>;

/** A time in which nobody on the staff is booked at a store. */
export const StoreBlock = z.strictObject({
  id: z.uuidv7(),
  startsAt: Instant,
  endsAt: Instant,
  reason: z.string(),
});
export type StoreBlock = z.infer<typeof StoreBlock>;

/** `GET /api/stores/{storeId}`: a store as its members, or an admin, may see it. */
export const StoreView = z.strictObject({
  storeId: StoreId,
  /** For `If-Match`. */
  version: z.int().positive(),
  status: StoreStatus,
  subscription: SubscriptionStatus,
  isPublic: z.boolean(),
  /** The reader's; `null` for an admin who is no member. */
  role: StoreRole.nullable(),
  content: StoreContent,
  /** What an admin asks to change and nobody has changed yet. */
  changes: AskedStoreChanges,
  /** The sections that a submission still needs. */
  missing: z.array(StoreSection),
  /** Changes to the published page that wait for an admin; `content` has them, the public page does not. */
  revision: z.strictObject({ status: RevisionStatus, sections: z.array(StoreSection) }).nullable(),
  /** 0 before the first submission. */
  round: z.int().nonnegative(),
  submittedAt: Instant.nullable(),
  /** When it was published first. */
  publishedAt: Instant.nullable(),
  /** The last word of an admin who rejected or suspended; `null` when it stands no longer. */
  decision: z.strictObject({ cause: z.string(), note: z.string() }).nullable(),
  /** When nobody is booked at the store, by their start. For its members; an admin reads none. */
  blocks: z.array(StoreBlock),
  /** What the reader may do now. */
  allowed: z.array(StoreVerb),
  updatedAt: Instant,
  /** For admins: the owner, what customers see where that differs, and what happened. */
  review: z
    .strictObject({
      owner: z.strictObject({ id: UserId, fullName: z.string() }),
      /** The page that is public, or the submission before; `null`: there is none. */
      before: StoreContent.nullable(),
      history: z.array(StoreHistoryItem),
    })
    .nullable(),
});
export type StoreView = z.infer<typeof StoreView>;

/** A store in the list of its member. */
export const MyStore = z.strictObject({
  storeId: StoreId,
  name: z.string(),
  status: StoreStatus,
  subscription: SubscriptionStatus,
  isPublic: z.boolean(),
  role: StoreRole,
  hasRevision: z.boolean(),
  updatedAt: Instant,
});
export type MyStore = z.infer<typeof MyStore>;

/** `GET /api/stores/mine`: where the caller is a member, closed ones last. Names are in the reader's language. */
export const MyStores = z.strictObject({ items: z.array(MyStore) });
export type MyStores = z.infer<typeof MyStores>;

/** `GET /api/admin/stores`: those that wait first, the longest waiting at the top. */
export const ListAdminStoresQuery = PageQuery.extend({
  status: StoreStatus.optional(),
  /** Only those with a revision that waits. */
  hasRevision: Flag.optional(),
  /** Only those with an announced payment that waits. */
  hasAnnouncedPayment: Flag.optional(),
  /** Words of the name of the store, or of its owner. */
  q: Text.trim().max(100).optional(),
});
export type ListAdminStoresQuery = z.output<typeof ListAdminStoresQuery>;

export const AdminStore = z.strictObject({
  storeId: StoreId,
  name: z.string(),
  owner: z.strictObject({ id: UserId, fullName: z.string() }),
  status: StoreStatus,
  subscription: SubscriptionStatus,
  isPublic: z.boolean(),
  hasRevision: z.boolean(),
  hasAnnouncedPayment: z.boolean(),
  categories: z.array(z.strictObject({ id: CategoryId, name: z.string() })),
  round: z.int().nonnegative(),
  submittedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type AdminStore = z.infer<typeof AdminStore>;

export const AdminStorePage = page(AdminStore);
export type AdminStorePage = z.infer<typeof AdminStorePage>;

const Named = { name: z.string() } as const;

/** When a store is open now: whether, and when that changes; `null`: not within the next weeks. */
const OpenNow = z.strictObject({ isOpen: z.boolean(), changesAt: Instant.nullable() });

/**
 * `GET /api/stores/{storeId}/public`: a store as customers see it, in their language. Empty texts and `null`
 * stand for what the store does not say.
 */
export const PublicStore = z.strictObject({
  storeId: StoreId,
  name: z.string(),
  description: z.string(),
  categories: z.array(z.strictObject({ id: CategoryId, ...Named })),
  place: z.strictObject({ id: PlaceId, ...Named }),
  address: z.string(),
  point: GeoPoint,
  hours: OpeningHoursSection,
  open: OpenNow,
  contact: ContactSection,
  features: z.array(StoreFeature),
  paymentMethods: z.array(PaymentMethod),
  social: SocialSection,
  /** The first one is the cover; may be empty. */
  pictures: z.array(PublicPicture),
  /** Who works there and agreed to be shown, in the order of the store. Their services can be booked. */
  staff: z.array(z.strictObject({ id: UserId, fullName: z.string(), title: z.string() })),
  /** From the published reviews of bookings made here; `null` while there is none. */
  rating: Rating.nullable(),
  publishedAt: Instant,
});
export type PublicStore = z.infer<typeof PublicStore>;

const Latitude = z.coerce.number().pipe(GeoPoint.shape.latitude);
const Longitude = z.coerce.number().pipe(GeoPoint.shape.longitude);

/** Several values in one parameter: `features=delivery,parking`. */
function listOf<Value extends string>(
  member: z.core.$ZodType<Value, string>,
): z.ZodType<Value[], string> {
  return z
    .string()
    .max(300)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(member).max(20));
}

/** `GET /api/stores`: those that customers see. Distances are from the point, or from the middle of the area. */
export const ListStoresQuery = PageQuery.extend({
  q: Text.trim().max(100).optional(),
  category: CategoryId.optional(),
  /** A town or a neighbourhood. */
  area: PlaceId.optional(),
  open: z.literal('now').optional(),
  /** All of them. */
  features: listOf(StoreFeature).optional(),
  /** Any of them. */
  payment: listOf(PaymentMethod).optional(),
  /** The point that distances are from: both, or neither. */
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  /** Only those whose ratings average at least so much. */
  minRating: z.coerce.number().min(1).max(5).optional(),
  /** `rating` lists those that customers have rated. */
  sort: z.enum(['best', 'distance', 'newest', 'rating']).optional(),
});
export type ListStoresQuery = z.output<typeof ListStoresQuery>;

/** A store in a list. Names are in the reader's language. */
export const ListedStore = z.strictObject({
  storeId: StoreId,
  name: z.string(),
  description: z.string(),
  categories: z.array(z.strictObject({ id: CategoryId, ...Named })),
  place: z.strictObject({ id: PlaceId, ...Named }),
  point: GeoPoint,
  open: OpenNow,
  features: z.array(StoreFeature),
  paymentMethods: z.array(PaymentMethod),
  cover: PublicPicture.nullable(),
  /** From the published reviews of bookings made there; `null` while there is none. */
  rating: Rating.nullable(),
  /** From the point that was asked for; `null` without one. */
  distanceMeters: z.int().nullable(),
});
export type ListedStore = z.infer<typeof ListedStore>;

export const StorePage = z.strictObject({
  items: z.array(ListedStore),
  nextCursor: PageCursor.nullable(),
  /** Nothing was in the area: these are elsewhere. */
  isWidened: z.boolean(),
});
export type StorePage = z.infer<typeof StorePage>;

/** `POST /api/stores/{storeId}/invitations` */
export const InviteMemberRequest = z.strictObject({
  email: z.email().max(200),
  role: InvitedRole,
});
export type InviteMemberRequest = z.infer<typeof InviteMemberRequest>;

/** `PUT /api/stores/{storeId}/staff/{memberId}`: asks a member to be shown, or changes the words beside them. */
export const NameStaffRequest = z.strictObject({ title: StaffTitle });
export type NameStaffRequest = z.infer<typeof NameStaffRequest>;

/** `PUT /api/stores/{storeId}/staff-order` */
export const OrderStaffRequest = z.strictObject({
  memberIds: z
    .array(UserId)
    .max(30)
    .refine((ids) => new Set(ids).size === ids.length),
});
export type OrderStaffRequest = z.infer<typeof OrderStaffRequest>;

/** `GET /api/stores/{storeId}/members`: the owner first. Invitations are shown to those who may invite. */
export const StoreMembers = z.strictObject({
  members: z.array(
    z.strictObject({ id: UserId, fullName: z.string(), role: StoreRole, joinedAt: Instant }),
  ),
  invitations: z.array(
    z.strictObject({
      id: z.uuidv7(),
      email: z.string(),
      role: InvitedRole,
      expiresAt: Instant,
    }),
  ),
  /** Who is shown as staff, in the order of the page, and who was asked. */
  staff: z.array(
    z.strictObject({
      id: UserId,
      fullName: z.string(),
      title: StaffTitle,
      /** `null`: they have not answered. */
      agreedAt: Instant.nullable(),
    }),
  ),
  /** Members besides the owner that the plan allows, with those who are invited. */
  limit: z.int().nonnegative(),
  /** What the reader may do here. */
  allowed: z.array(StoreVerb.extract(['invite', 'remove-member', 'name-staff'])),
});
export type StoreMembers = z.infer<typeof StoreMembers>;

/** `GET /api/stores/{storeId}/invitations/{invitationId}`: for whoever has the link of the letter. */
export const StoreInvitation = z.strictObject({
  storeId: StoreId,
  storeName: z.string(),
  role: InvitedRole,
  expiresAt: Instant,
});
export type StoreInvitation = z.infer<typeof StoreInvitation>;

/** How long a store may block its time at once, in days. */
const longestBlock = 31;

/** `POST /api/stores/{storeId}/blocks`: takes no bookings for a time. Half open: the end is not in it. */
export const BlockTimeRequest = z
  .strictObject({
    startsAt: BoundedInstant,
    endsAt: BoundedInstant,
    reason: Text.trim().min(1).max(200),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    params: { rule: 'before-start' },
    // What is no moment is not compared
    when: ({ issues }) => issues.length === 0,
  })
  .refine(
    ({ startsAt, endsAt }) =>
      Date.parse(endsAt) - Date.parse(startsAt) <= longestBlock * 24 * 3_600_000,
    {
      path: ['endsAt'],
      params: { rule: 'most-days', limit: longestBlock },
      when: ({ issues }) => issues.length === 0,
    },
  );
export type BlockTimeRequest = z.output<typeof BlockTimeRequest>;
