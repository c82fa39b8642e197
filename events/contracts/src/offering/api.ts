import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { OfferingId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { namedPictures, PublicPicture } from '../picture/described.ts';
import { Text } from '../text.ts';
import { Availability, WeekHours } from './availability.ts';
import { Away } from './away.ts';
import { HidingCause } from './hiding.ts';
import { mostServicePhotos } from './most-service-photos.ts';
import { CancellationPolicy, Confirmation, Offer, ServicePrice } from './offer.ts';
import { OfferingStatus } from './status.ts';

/** `POST /api/professional/services`, `PUT /api/professional/services/{offeringId}` */
export const OfferRequest = Offer;
export type OfferRequest = z.input<typeof OfferRequest>;

/** `PUT /api/professional/services/{offeringId}/availability`: all of it, which replaces the former one. */
export const AvailabilityRequest = Availability;
export type AvailabilityRequest = z.input<typeof AvailabilityRequest>;

/** `PUT /api/professional/services/{offeringId}/photos`: all photos in their order. The first one is the cover. */
export const ServicePhotos = z.strictObject({ photos: namedPictures(mostServicePhotos) });
export type ServicePhotos = z.infer<typeof ServicePhotos>;

/** Answers every command of an offered service. */
export const OfferingReceipt = z.strictObject({ id: OfferingId, status: OfferingStatus });
export type OfferingReceipt = z.infer<typeof OfferingReceipt>;

/** `POST /api/professional/services/{offeringId}/ask-again`: for another look at a hidden service, with or without words. */
export const AskAgainRequest = z.strictObject({ note: Text.trim().max(500).default('') });
export type AskAgainRequest = z.output<typeof AskAgainRequest>;

/** Why a service is hidden, in the words of an admin, and since when. */
export const Hiding = z.strictObject({
  cause: HidingCause,
  note: z.string(),
  since: Instant,
  /** How its professional asked for another look since; `null`: not yet. */
  asked: z.strictObject({ note: z.string(), at: Instant }).nullable(),
});
export type Hiding = z.infer<typeof Hiding>;

/** A service as its professional sees it: in both languages. */
export const MyOffering = z.strictObject({
  id: OfferingId,
  /** For `If-Match`. */
  version: z.int().min(1),
  status: OfferingStatus,
  offer: Offer,
  availability: Availability,
  ...ServicePhotos.shape,
  /** `null`: no admin hides it. */
  hidden: Hiding.nullable(),
  updatedAt: Instant,
});
export type MyOffering = z.infer<typeof MyOffering>;

/** `GET /api/professional/services`: the newest first, archived ones apart. */
export const ListMyOfferingsQuery = PageQuery.extend({
  part: z.enum(['active', 'archived']).default('active'),
});
export type ListMyOfferingsQuery = z.output<typeof ListMyOfferingsQuery>;

export const MyOfferingPage = page(MyOffering);
export type MyOfferingPage = z.infer<typeof MyOfferingPage>;

/** A published service as customers see it. Texts are in the reader's language, or the one there is. */
export const PublicOffering = z.strictObject({
  id: OfferingId,
  serviceId: ServiceId,
  /** Of the job in the catalogue. */
  serviceName: z.string(),
  categoryId: CategoryId,
  name: z.string(),
  /** May be empty. */
  description: z.string(),
  price: ServicePrice,
  durationMinutes: z.int(),
  confirmation: Confirmation,
  cancellation: CancellationPolicy,
  /** Hours before the start until which a customer cancels without a consequence. */
  hoursFreeToCancel: z.int(),
  /** The usual hours; days off and seasons show in the free slots. */
  week: WeekHours,
  /** The starts of the first free slots in the coming 42 days, three at most. */
  nextFreeTimes: z.array(Instant).max(3),
  /** Whether the professional has taken today off, and until when; `null`: not today. */
  away: Away.nullable(),
  /** In their order, the first one is the cover. One that nobody has described has no words: its name says enough. */
  photos: z.array(PublicPicture),
});
export type PublicOffering = z.infer<typeof PublicOffering>;

/** `GET /api/professionals/{professionalId}/services`: at most 30, in the order of their publication. */
export const PublicOfferings = z.strictObject({ items: z.array(PublicOffering) });
export type PublicOfferings = z.infer<typeof PublicOfferings>;
