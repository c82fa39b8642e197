import { z } from 'zod';

/** An account of any kind. UUIDv7, so ids sort by creation. */
export const UserId = z.uuidv7().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

/** Stream id of a service request; its quotes live in the same stream. */
export const ServiceRequestId = z.uuidv7().brand<'ServiceRequestId'>();
export type ServiceRequestId = z.infer<typeof ServiceRequestId>;

/** One quote inside a service request. */
export const QuoteId = z.uuidv7().brand<'QuoteId'>();
export type QuoteId = z.infer<typeof QuoteId>;

/** Stream id of a service as one professional offers it. */
export const OfferingId = z.uuidv7().brand<'OfferingId'>();
export type OfferingId = z.infer<typeof OfferingId>;

/** Stream id of a booking. */
export const BookingId = z.uuidv7().brand<'BookingId'>();
export type BookingId = z.infer<typeof BookingId>;

/** Stream id of a customer's wait for a free slot. */
export const SlotWaitId = z.uuidv7().brand<'SlotWaitId'>();
export type SlotWaitId = z.infer<typeof SlotWaitId>;

export const SeriesId = z.uuidv7().brand<'SeriesId'>();
export type SeriesId = z.infer<typeof SeriesId>;

/** Stream id of a store; its subscription and its members live in the same stream. */
export const StoreId = z.uuidv7().brand<'StoreId'>();
export type StoreId = z.infer<typeof StoreId>;

/** Work beyond what was agreed, inside a booking. */
export const ExtraId = z.uuidv7().brand<'ExtraId'>();
export type ExtraId = z.infer<typeof ExtraId>;

/** One notification in a person's list. */
export const NotificationId = z.uuid().brand<'NotificationId'>();
export type NotificationId = z.infer<typeof NotificationId>;

/** Identifies one intention of a client: a repeated key has no second effect. */
export const IdempotencyKey = z.uuid().brand<'IdempotencyKey'>();
export type IdempotencyKey = z.infer<typeof IdempotencyKey>;

/** One recorded event. Deliveries of the same event carry the same id. */
export const EventId = z.uuidv7().brand<'EventId'>();
export type EventId = z.infer<typeof EventId>;

/** Identifies everything that one intention of a person caused, across services. */
export const CorrelationId = z.uuid().brand<'CorrelationId'>();
export type CorrelationId = z.infer<typeof CorrelationId>;
