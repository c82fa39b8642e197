import { OfferingEvent } from '@osta/contracts/offering/events';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { notify } from './notify.ts';

const offeringId = '01980000-0000-7000-8000-0000000000e1';
const omar = '01980000-0000-7000-8000-00000000000c';
const admin = '01980000-0000-7000-8000-0000000000ad';

const offering = {
  professionalId: omar,
  status: 'published',
  offer: {
    serviceId: 'hvac.repair',
    name: { ar: 'تصليح مكيف', en: '' },
    description: { ar: '', en: '' },
    price: { kind: 'fixed', amount: 80_000 },
    durationMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeMinutes: 120,
    horizonDays: 30,
    slotIntervalMinutes: 30,
    dailyCap: null,
    confirmation: 'instant',
    cancellation: 'moderate',
  },
  availability: {
    zone: 'Africa/Tripoli',
    week: {
      saturday: [],
      sunday: [],
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
    },
    fridayBreak: null,
    exceptions: [],
    leaves: [],
    seasons: [],
  },
};
const hidden = {
  cause: 'other',
  note: 'سعر مضلل',
  adminId: admin,
  since: '2026-11-27T08:00:00.000Z',
};

function told(type: string, more: object, actor: string): readonly unknown[] {
  const event = OfferingEvent.parse({ type, data: { ...offering, ...more } });
  return notify(madeEvent({ ...event, subject: offeringId, actor }));
}

it('tells the professional that an admin hid a service, and where the reason is', () => {
  expect(told('osta.offering.service-hidden', { hidden }, admin)).toEqual([
    {
      recipientId: omar,
      role: 'professional',
      type: 'system',
      reason: 'offering_hidden',
      parameters: {
        actionPath: `/professional/services/${offeringId}/edit`,
        customerId: null,
        professionalId: omar,
        serviceId: 'hvac.repair',
        budget: null,
        price: null,
        proposedStart: null,
      },
    },
  ]);
  expect(told('osta.offering.service-shown', {}, admin)).toEqual([
    expect.objectContaining({ recipientId: omar, reason: 'offering_shown' }),
  ]);
});

it('says nothing of the professional’s own steps', () => {
  expect(told('osta.offering.service-revised', { hidden }, omar)).toEqual([]);
  const asked = { note: '', at: '2026-11-28T08:00:00.000Z' };
  expect(told('osta.offering.another-look-asked', { hidden: { ...hidden, asked } }, omar)).toEqual(
    [],
  );
  expect(told('osta.offering.service-archived', {}, 'system')).toEqual([]);
});
