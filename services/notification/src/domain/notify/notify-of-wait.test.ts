import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import type { NewNotification } from './new-notification.ts';
import { notify } from './notify.ts';

const customerId = '01980000-0000-7000-8000-00000000000a';
const professionalId = '01980000-0000-7000-8000-00000000000b';
const offeringId = '01980000-0000-7000-8000-000000000005';
const waitId = '01980000-0000-7000-8000-0000000000f1';
const parties = { customerId, professionalId, serviceId: 'plumbing.leak', offeringId };

function notified(type: string, data: object): readonly NewNotification[] {
  const read = readEvent({ type: recordedType(type), data: { ...data } });
  const content = { type: read.type, data: { ...read.data } };
  const event = madeEvent({ ...content, subject: waitId, actor: 'system' });
  return notify(event);
}

function told(type: string, data: object): readonly string[] {
  return notified(type, data).map(
    ({ recipientId, reason, parameters }) => `${recipientId}: ${reason} ${parameters.actionPath}`,
  );
}

describe('notify of a wait', () => {
  it('tells its customer of an offered slot, where they can book it', () => {
    const slot = {
      ...parties,
      requestId: null,
      waitId,
      startsAt: '2026-03-02T08:00:00.000Z',
      endsAt: '2026-03-02T10:00:00.000Z',
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      price: { kind: 'fixed', amount: 90_000 },
      freeCancellationHours: 24,
      confirmation: 'instant',
      heldUntil: '2026-03-01T08:00:00.000Z',
    };
    expect(told('osta.booking.booking-slot-held', slot)).toEqual([
      `${customerId}: booking_slot_offered /customer/bookings/${waitId}`,
    ]);
  });

  it('tells its customer when it ended in vain, and of nothing else', () => {
    expect(told('osta.wait.slot-wait-ended', { ...parties, reason: 'days-passed' })).toEqual([
      `${customerId}: booking_wait_ended /customer/bookings`,
    ]);
    expect(told('osta.wait.slot-wait-left', parties)).toEqual([]);
  });

  it('names the wait whose name is kept, and none of those recorded before', () => {
    const named = { ...parties, offeringName: { ar: 'تسريب', en: '' }, reason: 'days-passed' };
    const nameless = { ...parties, reason: 'days-passed' };
    const waits = [named, nameless].map(
      (data) => notified('osta.wait.slot-wait-ended', data)[0]?.parameters.wait,
    );
    expect(waits).toEqual([{ waitId }, undefined]);
  });
});
