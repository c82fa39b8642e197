import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { DocumentKind } from '../application/status.ts';
import { Dirham } from '../dirham.ts';
import { inEitherLanguage } from '../either-language.ts';
import { Flag } from '../flag.ts';
import { GeoPoint } from '../geo-point.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Availability } from '../offering/availability.ts';
import { PageCursor, PageQuery } from '../page.ts';
import { PublicPicture } from '../picture/described.ts';
import { Rating } from '../rating.ts';
import { Text } from '../text.ts';
import { fewestCorners, mostCorners } from './drawn-area.ts';
import { FreeDays } from './free-days.ts';
import { mostFaces } from './most-faces.ts';
import { ProfilePause } from './profile-pause.ts';
import { SpokenLanguage } from './spoken-language.ts';

/** `PUT /api/professional/profile` */
export const PublishProfileRequest = z.strictObject({
  categoryIds: z.array(CategoryId).min(1).max(5),
  placeId: PlaceId,
  /** One line under the name, in at least one language; the other may be empty. */
  headline: inEitherLanguage(Text.trim().max(140)).refine(({ ar, en }) => ar !== '' || en !== '', {
    path: ['ar'],
  }),
  experienceYears: z.int().min(0).max(60),
});
export type PublishProfileRequest = z.input<typeof PublishProfileRequest>;

/** `PUT /api/professional/activity-location`. All points are rounded to about 500 m before they are stored. */
export const ChangeActivityAreaRequest = z.strictObject({
  center: GeoPoint,
  /** Where corners are drawn, the radius that holds them all is stored instead. */
  radiusMeters: z.int().min(1000).max(200_000),
  /** Of a drawn area, in their order, in place of the circle. */
  corners: z.array(GeoPoint).min(fewestCorners).max(mostCorners).nullable().default(null),
  placeIds: z.array(PlaceId).max(12),
});
export type ChangeActivityAreaRequest = z.input<typeof ChangeActivityAreaRequest>;

/** `PUT /api/professional/languages`: the languages that you speak with customers. */
export const DeclareLanguagesRequest = z.strictObject({
  languages: z.array(SpokenLanguage).max(6),
});
export type DeclareLanguagesRequest = z.input<typeof DeclareLanguagesRequest>;

/** A name, or nothing; without bidirectional controls, which would reorder the text beside it. */
const NameInScript = Text.trim()
  .max(120)
  .regex(/^[^\u202A-\u202E\u2066-\u2069]*$/u);

/**
 * `PUT /api/professional/names`: how your name is written for readers of each language. One that is empty is the name
 * of your account.
 */
export const DeclareNamesRequest = z.strictObject({
  names: z.strictObject({
    ar: NameInScript.regex(/^$|\p{Script=Arabic}/u),
    en: NameInScript.regex(/^$|\p{Script=Latin}/u),
  }),
});
export type DeclareNamesRequest = z.input<typeof DeclareNamesRequest>;

/** `PUT /api/professional/presence`: “I can come now”, for so long. */
export const AnnouncePresenceRequest = z.strictObject({
  minutes: z.int().min(30).max(720),
});
export type AnnouncePresenceRequest = z.input<typeof AnnouncePresenceRequest>;

/** The answer to everything that changes a presence. */
export const Presence = z.strictObject({ availableUntil: Instant.nullable() });
export type Presence = z.infer<typeof Presence>;

/** The answer to everything that pauses a profile or ends its pause. */
export const PauseState = z.strictObject({ paused: ProfilePause.nullable() });
export type PauseState = z.infer<typeof PauseState>;

const NamedPlace = z.strictObject({ id: PlaceId, name: z.string() });

/** A professional as customers see them. Names of places and trades are in the reader's language. */
export const ProfessionalCard = z.strictObject({
  id: UserId,
  /** As they write it in the reader's language, or as their account has it. */
  fullName: z.string(),
  /** The path of their picture; `null`: they show none. */
  avatarUrl: z.string().nullable(),
  /** In the reader's language, or the other one where there is no other: `inLanguage`. */
  headline: z.string(),
  categories: z.array(z.strictObject({ id: CategoryId, name: z.string() })),
  place: NamedPlace,
  experienceYears: z.int(),
  /** Where they start from, rounded to about 500 m; the middle of the place if they have not said. */
  location: GeoPoint,
  /** How far they go; `null` if they have not said. */
  area: z.strictObject({ radiusMeters: z.int(), places: z.array(NamedPlace) }).nullable(),
  /** They can come now, until then; `null`: they have not said so. */
  availableUntil: Instant.nullable(),
  /** Those that they speak with customers, in the order of the list; empty if they have not said. */
  languages: z.array(SpokenLanguage),
  /** When an admin last accepted a document; `null`: never. */
  checkedAt: Instant.nullable(),
  /** When their profile was published first. */
  memberSince: Instant,
  /** How many of their bookings are completed. */
  jobsDone: z.int().nonnegative(),
  /** The median of the minutes until their first answer, in the last year; `null` with fewer than three cases. */
  responseMinutes: z.int().positive().nullable(),
  /** From the published reviews of completed bookings; `null` while there is none. */
  rating: Rating.nullable(),
});
export type ProfessionalCard = z.infer<typeof ProfessionalCard>;

/** A professional as a search finds them: what their card in a list and the head of their page say alike. */
export const ListedProfessional = ProfessionalCard.extend({
  /** Along the ground, from the point that was asked for; `null` without one. */
  distanceMeters: z.int().nullable(),
  /** Whether their area holds the place or the point that was asked for; `null` without one. */
  goesThere: z.boolean().nullable(),
  /** Of their services that are wanted, what the cheapest costs at least; `null`: none says a price. */
  lowestPrice: Dirham.nullable(),
  /**
   * The first free time of their services that are wanted, within 42 days, or on the days that were asked for;
   * `null`: none can be booked, or it was not asked for.
   */
  nextFreeAt: Instant.nullable(),
});
export type ListedProfessional = z.infer<typeof ListedProfessional>;

/** `GET /api/professionals/{professionalId}`: with what only the page of one professional shows. */
export const PublicProfessional = ListedProfessional.extend({
  /** The line under the name in both languages, for whoever edits it; one may be empty. */
  headlines: z.strictObject({ ar: z.string(), en: z.string() }),
  /** The name in both languages, for whoever edits it; one that they have not written is empty. */
  names: z.strictObject({ ar: z.string(), en: z.string() }),
  /** The corners of the area that they have drawn; `null`: they go all around, as far as `area` says. */
  corners: z.array(GeoPoint).nullable(),
  /** They take no new requests and bookings; `null`: they do. */
  paused: ProfilePause.nullable(),
  /** The kinds of documents that an admin has accepted, with the last time of each, the first one first. */
  checks: z.array(z.strictObject({ kind: DocumentKind, at: Instant })),
  /** When they last accepted the commitments of professionals; `null`: their approval does not stand. */
  committedAt: Instant.nullable(),
  /** What they bring, in the reader's language, or the other one where there is no other. */
  equipments: z.array(z.string()),
  /** Of their work, in their order. Files are at `…/pictures/{id}/{file}`. */
  pictures: z.array(PublicPicture),
  /** When one of their services can be booked; `null` while they offer none. */
  hours: Availability.nullable(),
  /** Whether they work now, and when that changes, within six weeks; `null` while they offer no service. */
  open: z.strictObject({ isOpen: z.boolean(), changesAt: Instant.nullable() }).nullable(),
  /** How they answered in the last year: docs/domain.md §5. `null` with fewer than three cases. */
  conduct: z.strictObject({
    /** The share of what they accepted, from 0 to 1, among what they answered or missed. */
    acceptance: z.number().min(0).max(1).nullable(),
    /** The share of confirmed bookings that they cancelled too late, from 0 to 1. */
    lateCancellation: z.number().min(0).max(1).nullable(),
  }),
});
export type PublicProfessional = z.infer<typeof PublicProfessional>;

/** `GET /api/professionals/faces`: ids, separated by commas. */
export const ListFacesQuery = z.strictObject({
  ids: z
    .string()
    .meta({ examples: ['01980000-0000-7000-8000-000000000001'] })
    .transform((text) => text.split(','))
    .pipe(z.array(UserId).min(1).max(mostFaces)),
});

/** The pictures of professionals whom customers may see; who shows none is left out. */
export const Faces = z.strictObject({
  items: z.array(z.strictObject({ id: UserId, avatarUrl: z.string() })),
});
export type Faces = z.infer<typeof Faces>;

const Latitude = z.coerce.number().pipe(GeoPoint.shape.latitude);
const Longitude = z.coerce.number().pipe(GeoPoint.shape.longitude);

/** A part of the map: `west,south,east,north` in degrees. */
const MapPart = z
  .string()
  .meta({ examples: ['13,32.7,13.4,32.9'] })
  .transform((text) => text.split(',').map(Number))
  .pipe(
    z.tuple([
      z.number().min(-180).max(180),
      z.number().min(-85).max(85),
      z.number().min(-180).max(180),
      z.number().min(-85).max(85),
    ]),
  );

/** `GET /api/professionals`: those who offer this service, the nearest first where there is a point. */
export const ListProfessionalsQuery = PageQuery.extend({
  /** Words, all of which are in their name, their headline or the names of the services that they have published. */
  q: Text.trim().min(1).max(100).optional(),
  serviceId: ServiceId.optional(),
  categoryId: CategoryId.optional(),
  /** Distances are from the middle of this place, unless there is a point. */
  placeId: PlaceId.optional(),
  /** The point that distances are from: both, or neither. */
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  /** Only those in this part of the map. */
  within: MapPart.optional(),
  /** Only those who can come now. */
  isAvailable: Flag.optional(),
  /** Only those of whom an admin has accepted a document. */
  isChecked: Flag.optional(),
  /** Only those with a service that is open now, by its hours. */
  isOpen: Flag.optional(),
  /** Only those with a service at this price or less, in dirham. */
  maxPrice: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  /** Only those whose ratings average at least so much. */
  minRating: z.coerce.number().min(1).max(5).optional(),
  /** Only those who say that they speak it. */
  language: SpokenLanguage.optional(),
  /**
   * Only those who can be booked on one of these days, of the first 100 who offer it, in the order of the list;
   * `nextFreeAt` is their first free time on them.
   */
  freeDays: FreeDays.optional(),
  /**
   * `distance` needs a place or a point; it is the default where there is one. `price` lists those who
   * say a price, `rating` those whom customers have rated. `free` lists those who can be booked, by their
   * next free time: of the 100 nearest, or, without a place or a point, the 100 most experienced. `best` puts
   * the same 100 in order by distance, rating, free times, answers and checked documents, and lists the others after
   * them.
   */
  sort: z.enum(['best', 'distance', 'experience', 'price', 'rating', 'free']).optional(),
});
export type ListProfessionalsQuery = z.output<typeof ListProfessionalsQuery>;

/** `GET /api/professionals/{professionalId}`: the search that found them, as far as prices, times and distances depend on it. */
export const GetProfessionalQuery = ListProfessionalsQuery.pick({
  serviceId: true,
  categoryId: true,
  placeId: true,
  latitude: true,
  longitude: true,
  isOpen: true,
  maxPrice: true,
  freeDays: true,
}).extend({
  /** Whether `nextFreeAt` is wanted too. It is reckoned from all bookings, so only a reader who shows it asks. */
  withNextFree: Flag.optional(),
});
export type GetProfessionalQuery = z.output<typeof GetProfessionalQuery>;

export const ProfessionalPage = z.strictObject({
  items: z.array(ListedProfessional),
  nextCursor: PageCursor.nullable(),
  /** Nobody fits all filters: these are others, whom only the trade and the order chose. */
  isWidened: z.boolean(),
});
export type ProfessionalPage = z.infer<typeof ProfessionalPage>;
