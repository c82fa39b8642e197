import { BookingReceipt, BookingView } from '@osta/contracts/booking/api';
import type { GeoPoint } from '@osta/contracts/geo-point';
import { BookingId, OfferingId, QuoteId, ServiceRequestId, type UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { SlotRules } from '@osta/contracts/offering/offer';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { PlaceId } from '@osta/reference/place-id';
import { vi } from 'vitest';

import { bookingManifest } from '../src/manifest.ts';
import { offered } from '../src/testing/every-move.ts';

/** How long a subscription may take on a busy machine. */
export const patiently = { timeout: 30_000, interval: 50 };

/** The path of the free slots of an offered service, by default of the day on which the clock stands. */
export function slotsPath(offeringId: string, from = '2026-03-01', to = from): string {
  return `/api/services/${offeringId}/slots?from=${from}&to=${to}`;
}

/** A signed-in person whose name the service knows. */
export interface Known {
  readonly id: UserId;
  readonly client: TestClient;
}

/** An accepted quote and the path of its booking. */
export interface Accepted {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  readonly bookingId: string;
  readonly path: string;
}

/** The booking service with its users; its clock stands at 2026-03-01T07:30:00.000Z. */
export interface Market {
  readonly harness: ServiceHarness;
  customer(fullName: string): Promise<Known>;
  professional(fullName: string): Promise<Known>;
  admin(): Promise<TestClient>;
  /** Records that a customer accepted a quote, as the request service does. */
  accept(
    customer: Known,
    professional: Known,
    startsAt?: string,
    other?: { readonly placeId: PlaceId | undefined },
  ): Promise<Accepted>;
  /** Accepts a quote and waits for its booking. */
  book(customer: Known, professional: Known, startsAt?: string): Promise<Accepted>;
  /** Publishes a service of somebody who works from eight to six, and waits until it can be booked. */
  offer(
    professional: Known,
    confirmation?: 'instant' | 'approval',
    rules?: Partial<SlotRules>,
  ): Promise<OfferingId>;
  /** Records that its professional calls a service that was offered here otherwise, and waits until it is known. */
  rename(offeringId: OfferingId, name: Readonly<Record<Locale, string>>): Promise<void>;
  /** Records that its professional gave up a service that was offered here, and waits until it is known. */
  archive(offeringId: OfferingId): Promise<void>;
  /** Records that an admin hid a service that was offered here, or shows it again. */
  moderate(offeringId: OfferingId, isHidden: boolean): Promise<void>;
  /** Records where somebody starts from, and waits until it is known. */
  settle(professional: Known, center: GeoPoint): Promise<void>;
  /** Returns the events of one type of a booking. */
  eventsOf(bookingId: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export const start = '2026-03-03T08:00:00.000Z';

/** Starts the service as in production, on a database of its own. */
export async function openMarket(): Promise<Market> {
  // The clock stands days before most bookings, whose work begins at once
  const harness = await startHarness(bookingManifest, {
    environment: { OSTA_WORK_BEFORE_HOURS: '168' },
  });

  async function enter(fullName: string, kind: 'customer' | 'professional'): Promise<Known> {
    const id = newUserId();
    const data = { kind, fullName, locale: 'ar' };
    await harness.publish(id, { type: 'osta.account.user-registered', data });
    await vi.waitUntil(
      async () =>
        (await harness.query('select from booking.person where id = $1', [id])).length === 1,
      patiently,
    );
    return { id, client: await harness.as(id, { kind, fullName }) };
  }

  async function accept(
    customer: Known,
    professional: Known,
    startsAt: string = start,
    { placeId }: { readonly placeId: PlaceId | undefined } = { placeId: PlaceId.parse('m-tajura') },
  ): Promise<Accepted> {
    const [requestId, quoteId] = [ServiceRequestId.parse(newUserId()), QuoteId.parse(newUserId())];
    const bookingId = BookingId.parse(newUserId());
    await harness.publish(
      requestId,
      {
        type: 'osta.request.quote-accepted',
        data: {
          quoteId,
          customerId: customer.id,
          professionalId: professional.id,
          serviceId: 'plumbing.leak',
          bookingId,
          ...(placeId !== undefined && { placeId }),
          quoteVersion: 1,
          terms: {
            price: { kind: 'fixed', amount: 85_000 },
            proposedStart: startsAt,
            validUntil: startsAt,
            note: '',
          },
          confirmBy: '2026-03-02T07:30:00.000Z',
        },
      },
      customer.id,
    );
    return { requestId, quoteId, bookingId, path: `/api/bookings/${bookingId}` };
  }

  const offerings = new Map<OfferingId, { readonly offer: object }>();

  async function rename(id: OfferingId, name: Readonly<Record<Locale, string>>): Promise<void> {
    const former = offerings.get(id);
    const data = { ...former, offer: { ...former?.offer, name } };
    offerings.set(id, data);
    await harness.publish(id, { type: 'osta.offering.service-revised', data });
    await vi.waitUntil(
      async () =>
        (
          await harness.query('select from booking.offering where id = $1 and name = $2', [
            id,
            JSON.stringify(name),
          ])
        ).length === 1,
      patiently,
    );
  }

  async function archive(id: OfferingId): Promise<void> {
    const data = { ...offerings.get(id), status: 'archived' };
    await harness.publish(id, { type: 'osta.offering.service-archived', data });
    await vi.waitUntil(
      async () => (await harness.guest.get(slotsPath(id))).status === 404,
      patiently,
    );
  }

  async function moderate(id: OfferingId, isHidden: boolean): Promise<void> {
    const since = '2026-03-01T07:30:00.000Z';
    const hidden = { cause: 'price', note: '', adminId: newUserId(), since };
    await harness.publish(id, {
      type: `osta.offering.service-${isHidden ? 'hidden' : 'shown'}`,
      data: { ...offerings.get(id), ...(isHidden && { hidden }) },
    });
  }

  async function offer(
    professional: Known,
    confirmation: 'instant' | 'approval' = 'instant',
    other: Partial<SlotRules> = {},
  ): Promise<OfferingId> {
    const id = OfferingId.parse(newUserId());
    const { serviceId, terms } = offered(confirmation);
    const { rules, availability, ...others } = terms;
    const words = { name: { ar: 'كشف تسرب', en: '' }, description: { ar: '', en: '' } };
    const data = {
      professionalId: professional.id,
      status: 'published',
      offer: { ...words, serviceId, ...rules, ...other, ...others },
      availability,
    };
    offerings.set(id, data);
    await harness.publish(id, { type: 'osta.offering.service-published', data });
    await vi.waitUntil(
      async () => (await harness.guest.get(slotsPath(id))).status === 200,
      patiently,
    );
    return id;
  }

  async function settle({ id }: Known, center: GeoPoint): Promise<void> {
    await harness.publish(id, {
      type: 'osta.professional.activity-area-changed',
      data: { center, radiusMeters: 20_000, corners: null, placeIds: [] },
    });
    await vi.waitUntil(
      async () =>
        (
          await harness.query(
            'select from booking.work_place where id = $1 and latitude = $2 and longitude = $3',
            [id, center.latitude, center.longitude],
          )
        ).length === 1,
      patiently,
    );
  }

  async function typesOf(bookingId: string): Promise<readonly string[]> {
    const events = await harness.events();
    return events.filter(({ subject }) => subject === bookingId).map(({ type }) => shortOf(type));
  }

  return {
    harness,
    customer: (fullName) => enter(fullName, 'customer'),
    professional: (fullName) => enter(fullName, 'professional'),
    admin: () => harness.as(newUserId(), { isAdmin: true }),
    accept,
    offer,
    rename,
    archive,
    moderate,
    settle,
    async book(customer, professional, startsAt) {
      const accepted = await accept(customer, professional, startsAt);
      await vi.waitUntil(
        async () => (await customer.client.get(accepted.path)).status === 200,
        patiently,
      );
      return accepted;
    },
    eventsOf: typesOf,
    stop: () => harness.stop(),
  };
}

/** `osta.booking.booking-placed` → `booking-placed` */
function shortOf(type: string): string {
  return type.split('.')[2] ?? '';
}

/** Returns the booking as somebody sees it. */
export async function view({ client }: Known, path: string): Promise<BookingView> {
  return BookingView.parse((await client.get(path)).body);
}

/** Returns the receipt of a command that took effect. */
export function done({ status, body }: TestAnswer): BookingReceipt {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return BookingReceipt.parse(body);
}
