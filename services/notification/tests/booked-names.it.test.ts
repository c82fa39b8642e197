import { NotificationList } from '@osta/contracts/notification/api';
import { patience } from '@osta/event-store/testing/patience';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { newUserId } from './recorded-events.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(notificationManifest);
});

afterAll(() => harness.stop());

const leak = { ar: 'تصليح تسريب تحت المجلى', en: 'Fix a leak under the sink' };
/** The name of the job in the catalogue. */
const ofTrade = { ar: 'كشف وتصليح تسريبات', en: 'Leak detection and repair' };

/** A booking that waits for its professional: what they called its service, if it began on a slot. */
async function placed(offeringName?: Readonly<Record<'ar' | 'en', string>>): Promise<{
  bookingId: string;
  professionalId: string;
  named: (locale: string) => Promise<unknown>;
}> {
  const professionalId = newUserId();
  const client = await harness.as(professionalId);
  const id = uuidv7();
  const bookingId = uuidv7();
  await harness.publish(
    bookingId,
    {
      type: 'osta.booking.booking-placed',
      data: {
        requestId: null,
        customerId: newUserId(),
        professionalId,
        serviceId: 'plumbing.leak',
        startsAt: '2026-03-02T10:00:00.000Z',
        quoteId: null,
        offeringId: offeringName ? id : null,
        ...(offeringName && { offeringName }),
        endsAt: '2026-03-02T11:00:00.000Z',
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        price: { kind: 'fixed', amount: 60_000 },
        freeCancellationHours: 24,
        placeId: 'm-tajura',
        addressNote: '',
        note: '',
        answerBy: '2026-03-02T08:00:00.000Z',
      },
    },
    newUserId(),
  );
  return {
    bookingId,
    professionalId,
    async named(locale) {
      const { body } = await client.get('/api/notifications', { 'accept-language': locale });
      return NotificationList.parse(body).data.notifications[0]?.metadata.service_name;
    },
  };
}

it('names a booked service as its professional did, in the language of the reader, until they are erased', async () => {
  const { professionalId, named } = await placed(leak);
  await vi.waitFor(async () => expect(await named('en')).toBe(leak.en), patience);
  expect(await named('ar')).toBe(leak.ar);

  await harness.publish(professionalId, { type: 'osta.account.account-erased', data: {} });
  const names = (): Promise<readonly unknown[]> =>
    harness.query('select name from notification.booked_name where professional_id = $1', [
      professionalId,
    ]);
  await vi.waitFor(async () => expect(await names()).toEqual([{ name: null }]), patience);
});

it('names a professional as they write it for the reader', async () => {
  const customerId = newUserId();
  const client = await harness.as(customerId);
  const professionalId = newUserId();
  await harness.publish(professionalId, {
    type: 'osta.account.user-registered',
    data: { kind: 'professional', fullName: 'Omar', locale: 'ar' },
  });
  await harness.publish(professionalId, {
    type: 'osta.professional.names-declared',
    data: { names: { ar: '', en: 'Omar Al-Fitouri' } },
  });
  await harness.publish(
    uuidv7(),
    {
      type: 'osta.booking.booking-confirmed',
      data: {
        requestId: null,
        customerId,
        professionalId,
        serviceId: 'plumbing.leak',
        startsAt: '2026-03-02T10:00:00.000Z',
        quoteId: null,
        endsAt: '2026-03-02T11:00:00.000Z',
        closesAt: '2026-03-03T11:00:00.000Z',
        price: { kind: 'fixed', amount: 60_000 },
      },
    },
    professionalId,
  );
  const named = async (locale: string): Promise<unknown> => {
    const { body } = await client.get('/api/notifications', { 'accept-language': locale });
    return NotificationList.parse(body).data.notifications[0]?.metadata.professional_name;
  };
  await vi.waitFor(async () => expect(await named('en')).toBe('Omar Al-Fitouri'), patience);
  expect(await named('ar'), 'not written for these readers').toBe('Omar');
});

it('names a booking that was handed over as who comes now does', async () => {
  const { bookingId, professionalId: previousProfessionalId } = await placed(leak);
  const professionalId = newUserId();
  const client = await harness.as(professionalId);
  const theirs = { ar: 'فحص مواسير', en: 'Pipe check' };
  await harness.publish(bookingId, {
    type: 'osta.booking.booking-handed-over',
    data: {
      requestId: null,
      customerId: newUserId(),
      professionalId,
      previousProfessionalId,
      serviceId: 'plumbing.leak',
      startsAt: '2026-03-02T10:00:00.000Z',
      storeId: uuidv7(),
      authorId: newUserId(),
      offeringId: uuidv7(),
      offeringName: theirs,
      endsAt: '2026-03-02T11:00:00.000Z',
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      revision: 1,
      answerBy: null,
    },
  });
  const said = async (): Promise<unknown> => {
    const { body } = await client.get('/api/notifications', { 'accept-language': 'en' });
    return NotificationList.parse(body).data.notifications[0]?.metadata.service_name;
  };
  await vi.waitFor(async () => expect(await said()).toBe(theirs.en), patience);
});

it('says the one language that there is to readers of the other one', async () => {
  const { named } = await placed({ ar: leak.ar, en: '' });
  await vi.waitFor(async () => expect(await named('en')).toBe(leak.ar), patience);
});

it('names what was waited for in vain as its professional did, until they are erased', async () => {
  const [customerId, professionalId] = [newUserId(), newUserId()];
  const client = await harness.as(customerId);
  await harness.publish(uuidv7(), {
    type: 'osta.wait.slot-wait-ended',
    data: {
      customerId,
      professionalId,
      serviceId: 'plumbing.leak',
      offeringId: uuidv7(),
      offeringName: leak,
      reason: 'days-passed',
    },
  });
  const named = async (): Promise<unknown> => {
    const { body } = await client.get('/api/notifications', { 'accept-language': 'en' });
    return NotificationList.parse(body).data.notifications[0]?.metadata.service_name;
  };
  await vi.waitFor(async () => expect(await named()).toBe(leak.en), patience);
  await harness.publish(professionalId, { type: 'osta.account.account-erased', data: {} });
  await vi.waitFor(async () => expect(await named()).toBe(ofTrade.en), patience);
});

it('names a booking that began with a request as the catalogue does', async () => {
  const { named } = await placed();
  await vi.waitFor(async () => expect(await named('en')).toBe(ofTrade.en), patience);
  expect(await named('ar')).toBe(ofTrade.ar);
});
