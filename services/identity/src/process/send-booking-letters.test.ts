import { BookingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { catalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import ICAL from 'ical.js';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

import { createLinks } from '../mail/links.ts';
import type { Mail } from '../mail/mailer.ts';
import { createPost } from '../mail/post.ts';
import { sendBookingLetters } from './send-booking-letters.ts';

const publicUrl = 'https://osta.example';
const bookingId = BookingId.parse('01980000-0000-7000-8000-0000000000b1');
const salma = UserId.parse('01980000-0000-7000-8000-00000000000a');
const rami = UserId.parse('01980000-0000-7000-8000-00000000000d');
const omar = UserId.parse('01980000-0000-7000-8000-00000000000c');
const now = Instant.parse('2026-03-01T07:30:00.000Z');
const [startsAt, moved] = ['2026-03-02T08:00:00.000Z', '2026-03-03T08:00:00.000Z'];
const endsAt = '2026-03-02T09:30:00.000Z';
const closesAt = '2026-03-04T09:30:00.000Z';

const parties = {
  customerId: salma,
  professionalId: omar,
  serviceId: 'plumbing.leak',
  requestId: null,
  startsAt,
};
const price = { kind: 'fixed', amount: 85_000 };

const handing = {
  professionalId: rami,
  previousProfessionalId: omar,
  storeId: '01980000-0000-7000-8000-0000000000f1',
  authorId: '01980000-0000-7000-8000-000000000010',
  offeringId: '01980000-0000-7000-8000-0000000000d1',
  endsAt,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  revision: 1,
};

const happened = {
  confirmed: ['booking-confirmed', { quoteId: null, endsAt, price, closesAt }],
  rescheduled: [
    'booking-rescheduled',
    {
      by: 'customer',
      startsAt: moved,
      endsAt: '2026-03-03T09:30:00.000Z',
      previousStartsAt: startsAt,
      revision: 1,
      closesAt,
    },
  ],
  'handed over': ['booking-handed-over', { ...handing, answerBy: null }],
  'handed over unanswered': [
    'booking-handed-over',
    { ...handing, answerBy: '2026-03-02T07:00:00.000Z' },
  ],
  cancelled: [
    'booking-cancelled',
    {
      startsAt: moved,
      quoteId: null,
      revision: 2,
      by: 'customer',
      authorId: salma,
      isLate: false,
      freeCancellationHours: 24,
      reason: '',
    },
  ],
  'soon due': ['booking-reminder-due', { hoursBefore: 2, isInTime: true }],
  'time to leave': ['departure-due', { travelMinutes: 25, isInTime: true }],
  'due too late': ['booking-reminder-due', { hoursBefore: 24, isInTime: false }],
  arrived: ['professional-arrived', {}],
} as const;

type What = keyof typeof happened;

/** Returns the letters that are sent of these events, all of which happen some minutes ago. */
async function lettersOf(
  whats: readonly What[],
  { minutesAgo = 0, unwanted = '' } = {},
): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const send = (mail: Mail): Promise<void> => {
    mails.push(mail);
    return Promise.resolve();
  };
  const react = sendBookingLetters({
    findReader: (id) =>
      Promise.resolve(
        id === unwanted
          ? null
          : id === salma
            ? { email: 'salma@example.ly', locale: 'ar' }
            : { email: id === rami ? 'rami@example.ly' : 'omar@example.ly', locale: 'en' },
      ),
    findName: (id) => Promise.resolve(id === rami ? 'Rami' : ''),
    readCatalogueNames: () => Promise.resolve(catalogueNames(new Map())),
    post: createPost({ send, close: () => Promise.resolve() }, { keep: () => Promise.resolve() }),
    links: createLinks(publicUrl),
    publicUrl,
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
  });
  const time = Instant.parse(new Date(Date.parse(now) - minutesAgo * 60_000).toISOString());
  for (const what of whats) {
    const [name, data] = happened[what];
    const type = `osta.booking.${name}`;
    await react(madeEvent({ type, subject: bookingId, time, data: { ...parties, ...data } }));
  }
  return mails;
}

/** Returns what a calendar reads in the file of a letter. */
function entryOf({ calendar }: Mail): object {
  const file = new ICAL.Component(ICAL.parse(calendar?.text ?? ''));
  const component = file.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('no event');
  const { uid, sequence, startDate } = new ICAL.Event(component);
  return {
    method: file.getFirstPropertyValue('method'),
    uid,
    sequence,
    start: startDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    organizer: component.getFirstPropertyValue('organizer'),
  };
}

describe('the letters about a booking', () => {
  it('are in the language of each side, with the page of their role', async () => {
    const [arabic, english] = await lettersOf(['confirmed']);
    expect(arabic).toMatchObject({ to: 'salma@example.ly', locale: 'ar' });
    expect(arabic?.text).toContain(`${publicUrl}/customer/bookings/${bookingId}`);
    expect(arabic?.text).toContain('الساعة 10:00 ص');
    expect(english).toMatchObject({ to: 'omar@example.ly', locale: 'en' });
    expect(english?.text).toContain(`${publicUrl}/en/professional/bookings/${bookingId}`);
  });

  it('follow one entry in a calendar: each change has a higher number, and the last removes it', async () => {
    const mails = await lettersOf(['confirmed', 'rescheduled', 'cancelled'], { unwanted: omar });
    const same = { uid: bookingId, organizer: 'mailto:no-reply@osta.example' };
    expect(mails.map(entryOf)).toEqual([
      { ...same, method: 'PUBLISH', sequence: 0, start: startsAt, status: 'CONFIRMED' },
      { ...same, method: 'PUBLISH', sequence: 1, start: moved, status: 'CONFIRMED' },
      { ...same, method: 'CANCEL', sequence: 2, start: moved, status: 'CANCELLED' },
    ]);
  });

  it('tell all three when somebody else comes, and move the entry from one calendar to the other', async () => {
    const mails = await lettersOf(['handed over']);
    const entry = { uid: bookingId, organizer: 'mailto:no-reply@osta.example', sequence: 1 };
    const kept = { ...entry, method: 'PUBLISH', start: startsAt, status: 'CONFIRMED' };
    expect(mails.map((mail) => [mail.to, entryOf(mail)])).toEqual([
      ['salma@example.ly', kept],
      ['rami@example.ly', kept],
      ['omar@example.ly', { ...kept, method: 'CANCEL', status: 'CANCELLED' }],
    ]);
    const [customer, , former] = mails.map(({ text }) => text);
    expect(customer).toContain('Rami');
    expect(customer).toContain('يمكنك الإلغاء');
    expect(former).toContain(`${publicUrl}/en/professional/bookings\n`);
  });

  it('promise nobody a booking that is handed over unanswered: no calendar has it before the answer', async () => {
    const mails = await lettersOf(['handed over unanswered', 'confirmed']);
    expect(mails.map(({ to, calendar }) => [to, calendar?.method])).toEqual([
      ['salma@example.ly', undefined],
      ['rami@example.ly', undefined],
      ['omar@example.ly', undefined],
      ['salma@example.ly', 'PUBLISH'],
      ['omar@example.ly', 'PUBLISH'],
    ]);
    const [customer, taking, former] = mails.map(({ subject, text }) => `${subject} ${text}`);
    expect(customer).toContain('حجزك ينتظر ردّ Rami');
    expect(customer).not.toContain('هذه المرة');
    expect(taking).toContain('Confirm or decline it by Monday, 2 March 2026 at 09:00 AM.');
    expect(former).toContain('Rami takes over your booking');
    expect([taking, former].join('')).not.toContain('attached file');
  });

  it('do not come to those who do not want them', async () => {
    const mails = await lettersOf(['confirmed', 'soon due', 'cancelled'], { unwanted: salma });
    expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'omar@example.ly'));
  });

  it.each<[What, number, number]>([
    ['confirmed', 23 * 60, 2],
    ['confirmed', 25 * 60, 0],
    ['soon due', 20, 2],
    ['soon due', 40, 0],
    ['time to leave', 10, 1],
    ['time to leave', 20, 0],
    ['due too late', 0, 0],
    ['arrived', 0, 0],
  ])('of a booking that was %s %i minutes ago are %i', async (what, minutesAgo, count) => {
    expect(await lettersOf([what], { minutesAgo })).toHaveLength(count);
  });
});
