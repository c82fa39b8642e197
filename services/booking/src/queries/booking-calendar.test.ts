import { BookingView } from '@osta/contracts/booking/api';
import { BookingStatus } from '@osta/contracts/booking/status';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import ICAL from 'ical.js';
import { sync, type ParameterValue } from 'node-ical';
import { describe, expect, it } from 'vitest';

import { bookingCalendar } from './booking-calendar.ts';

const id = '01980000-0000-7000-8000-000000000003';
const view = BookingView.parse({
  id,
  version: 2,
  status: 'confirmed',
  role: 'customer',
  customer: { id: '01980000-0000-7000-8000-00000000000a', fullName: 'سلمى الورفلي' },
  professional: {
    id: '01980000-0000-7000-8000-00000000000b',
    fullName: 'عبد الرحمن المصراتي أبو عجيلة',
  },
  phone: null,
  requestId: null,
  quoteId: null,
  offeringId: null,
  store: null,
  serviceId: 'plumbing.leak',
  serviceName: 'إصلاح تسرّب المياه في الحمّام والمطبخ',
  placeName: 'حي الأندلس، طرابلس',
  addressNote: 'العمارة البيضاء; الدور 3, يمين',
  note: 'خلف المسجد\r\nATTENDEE:mailto:mallory@example.ly\nشارع \\ 😀',
  startsAt: '2026-03-03T08:00:00.000Z',
  endsAt: '2026-03-03T10:00:00.000Z',
  isOver: false,
  revision: 0,
  price: { kind: 'fixed', amount: 90_000 },
  extras: [],
  finalPrice: null,
  mostPrice: 85_000,
  cashReceived: null,
  cashPaid: null,
  proposal: null,
  heldUntil: null,
  isOffered: false,
  answerBy: null,
  onTheWayAt: null,
  arrivedAt: null,
  startedAt: null,
  finishedAt: null,
  completesAt: null,
  completedAt: null,
  receipt: null,
  isVerified: null,
  objectableUntil: null,
  startCode: '7391',
  isCodeLocked: false,
  proposalsLeft: 3,
  workFrom: '2026-03-02T20:00:00.000Z',
  noShowFrom: '2026-03-03T08:20:00.000Z',
  cancellation: { freeUntil: '2026-03-02T08:00:00.000Z', isLate: false },
  ending: null,
  strike: null,
  reviews: null,
  series: null,
  history: [],
  createdAt: '2026-03-01T07:30:00.000Z',
  allowed: [],
});
const now = Instant.parse('2026-03-01T08:00:00.000Z');
const calendarOf = bookingCalendar({
  publicUrl: 'https://osta.example',
  clock: { now: () => now },
});

function written(booking: BookingView, locale: Locale = 'ar'): string {
  const calendar = calendarOf(booking, locale);
  if (!calendar.ok) throw new Error(calendar.refused.code);
  return calendar.text;
}

/** What a calendar shows of an entry. */
interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly attendees: number;
}

function readByIcalJs(text: string): Entry {
  const [component, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error('There is one event');
  const { uid, sequence, startDate, endDate, summary, location, description, attendees } =
    new ICAL.Event(component);
  return {
    uid,
    sequence,
    status: String(component.getFirstPropertyValue('status')),
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    summary,
    location,
    description,
    attendees: attendees.length,
  };
}

function readByNodeIcal(text: string): Entry {
  const [event, ...others] = Object.values(sync.parseICS(text)).filter(
    (component) => component?.type === 'VEVENT',
  );
  if (event?.type !== 'VEVENT' || others.length > 0) throw new Error('There is one event');
  const { uid, sequence, status, start, end, summary, location, description, attendee } = event;
  return {
    uid,
    sequence: Number(sequence),
    status: String(status),
    start: start.toISOString(),
    end: end?.toISOString() ?? '',
    summary: textOf(summary),
    location: textOf(location),
    description: textOf(description),
    attendees: attendee === undefined ? 0 : 1,
  };
}

/** node-ical keeps the parameters of a property beside its text. */
function textOf(value: ParameterValue | undefined): string {
  return typeof value === 'object' ? value.val : (value ?? '');
}

const readers = [
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
] as const;

describe.each(readers)('a booking in a calendar, as %s reads it', (_name, read) => {
  it('has its times, both names and the place, in Arabic', () => {
    expect(read(written(view))).toEqual({
      uid: id,
      sequence: 0,
      status: 'CONFIRMED',
      start: view.startsAt,
      end: view.endsAt,
      summary: 'إصلاح تسرّب المياه في الحمّام والمطبخ مع عبد الرحمن المصراتي أبو عجيلة',
      location: 'حي الأندلس، طرابلس، العمارة البيضاء; الدور 3, يمين',
      description: `خلف المسجد\nATTENDEE:mailto:mallory@example.ly\nشارع \\ 😀\n\nhttps://osta.example/customer/bookings/${id}`,
      attendees: 0,
    });
  });

  it('names the other side to the professional, in English', () => {
    const booking = { ...view, role: 'professional', serviceName: 'Water leak' } as const;
    expect(read(written({ ...booking, note: '' }, 'en'))).toMatchObject({
      summary: 'Water leak with سلمى الورفلي',
      description: `https://osta.example/en/professional/bookings/${id}`,
    });
  });

  it('is replaced by a later revision, and by its cancellation', () => {
    const [startsAt, endsAt] = ['2026-03-04T08:00:00.000Z', '2026-03-04T10:00:00.000Z'];
    const time = { startsAt: Instant.parse(startsAt), endsAt: Instant.parse(endsAt) };
    const moved = { ...view, ...time, revision: 2 };
    expect(read(written(moved))).toMatchObject({
      uid: id,
      sequence: 2,
      start: startsAt,
      end: endsAt,
    });
    expect(read(written({ ...moved, status: 'cancelled' }))).toMatchObject({
      uid: id,
      sequence: 3,
      status: 'CANCELLED',
    });
  });
});

describe('the file', () => {
  it('has lines of at most 75 octets that end as the format wants', () => {
    const text = written(view);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(text).toContain('DTSTART:20260303T080000Z\r\n');
    expect(text).toContain('METHOD:PUBLISH\r\n');
  });

  it('takes a cancelled booking out of a calendar', () => {
    const text = written({ ...view, status: 'cancelled' });
    expect(text).toContain('METHOD:CANCEL\r\n');
    expect(text).not.toContain('METHOD:PUBLISH');
  });

  it('never holds the code at the door', () => {
    expect(written(view)).not.toContain('7391');
  });

  it('names no person whose name is gone', () => {
    const professional = { ...view.professional, fullName: '' };
    expect(readByIcalJs(written({ ...view, professional })).summary).toBe(view.serviceName);
  });

  it.each(BookingStatus.options)('exists once the booking was confirmed: %s', (status) => {
    const never = ['held', 'released', 'refused', 'pending', 'declined', 'expired'];
    const refused = { code: 'BOOKING_NOT_CONFIRMED', state: status };
    expect(calendarOf({ ...view, status }, 'ar')).toMatchObject(
      never.includes(status) ? { ok: false, refused } : { ok: true },
    );
  });

  it('is for the two sides alone', () => {
    expect(calendarOf({ ...view, role: 'admin' }, 'ar')).toEqual({
      ok: false,
      refused: { code: 'BOOKING_NOT_FOUND' },
    });
  });
});
