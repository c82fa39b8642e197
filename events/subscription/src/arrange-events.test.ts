import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { arrangeEvents, assumedStandings } from './arrange-events.ts';
import type { StreamHealer } from './stream-healer.ts';

const one = '0190a5e0-0000-7000-8000-000000000001';
const other = '0190a5e0-0000-7000-8000-000000000002';

function event(
  subject: string,
  version: number,
  type = 'osta.request.service-request-viewed.v1',
): EventEnvelope {
  return madeEvent({ type, subject, streamversion: version, data: { professionalId: one } });
}

const unknown = (version: number): EventEnvelope =>
  event(one, version, 'osta.request.service-request-viewed.v99');

async function arrange(
  events: readonly EventEnvelope[],
  version: number,
  { isParked = false, heal }: { isParked?: boolean; heal?: StreamHealer } = {},
): Promise<unknown> {
  const standings = new Map([
    [one, { version, isParked }],
    [other, { version: 0, isParked: false }],
  ]);
  const arranged = await arrangeEvents(events, standings, heal);
  const names = (list: readonly EventEnvelope[]): readonly string[] =>
    list.map(
      ({ subject, streamversion }) => `${subject === one ? 'one' : 'other'} ${streamversion}`,
    );
  return {
    readable: names(arranged.readable.map((item) => item.event)),
    stuck: arranged.stuck.map((item) => `${item.event.streamversion} ${item.complaint.reason}`),
    held: names(arranged.held),
    redelivered: arranged.redelivered,
    healed: arranged.healed.map(({ first, last }) => [first, last]),
  };
}

const nothing = { readable: [], stuck: [], held: [], redelivered: 0, healed: [] };

describe('arrangeEvents', () => {
  it('gives the next versions to the handler', async () => {
    expect(await arrange([event(one, 4), event(other, 1), event(one, 5)], 3)).toEqual({
      ...nothing,
      readable: ['one 4', 'other 1', 'one 5'],
    });
  });

  it('leaves out applied and duplicate events', async () => {
    expect(await arrange([event(one, 3), event(one, 4), event(one, 4)], 3)).toEqual({
      ...nothing,
      readable: ['one 4'],
      redelivered: 2,
    });
  });

  it('upcasts events to their newest version, and keeps the recorded ones', async () => {
    const recorded: EventEnvelope = {
      ...event(one, 1, 'osta.request.quote-submitted.v1'),
      data: {
        quoteId: one,
        customerId: one,
        professionalId: other,
        serviceId: 'plumbing.leak',
        quoteVersion: 1,
        price: 85_000,
        proposedStart: '2026-12-02T07:30:00.000Z',
        validUntil: '2026-12-01T20:00:00.000Z',
        note: '',
      },
    };
    const { readable } = await arrangeEvents([recorded], new Map(), undefined);
    expect(readable.map((item) => item.event.type)).toEqual(['osta.request.quote-submitted']);
    expect(readable.map((item) => item.recorded)).toEqual([recorded]);
  });

  it('stops at an unknown version, and holds back later events of the stream', async () => {
    const events = [event(one, 1), unknown(2), event(one, 3), event(other, 1)];
    expect(await arrange(events, 0)).toEqual({
      ...nothing,
      readable: ['one 1', 'other 1'],
      stuck: ['2 unreadable'],
      held: ['one 3'],
    });
  });

  it('holds back all events of a parked stream that were not applied', async () => {
    expect(
      await arrange([event(one, 2), unknown(5), event(one, 9)], 2, { isParked: true }),
    ).toEqual({ ...nothing, held: ['one 5', 'one 9'], redelivered: 1 });
  });

  it('fills a gap from the store', async () => {
    const heal: StreamHealer = async (_, first) => [event(one, first), event(one, first + 1)];
    expect(await arrange([event(one, 4)], 1, { heal })).toEqual({
      ...nothing,
      readable: ['one 2', 'one 3', 'one 4'],
      healed: [[2, 3]],
    });
  });

  it('stops at a gap that the store cannot fill completely', async () => {
    const part: StreamHealer = async (_, first) => [event(one, first)];
    expect(await arrange([event(one, 4), event(one, 5)], 1, { heal: part })).toEqual({
      ...nothing,
      stuck: ['4 gap'],
      held: ['one 5'],
    });
    expect(await arrange([event(one, 4)], 1)).toEqual({ ...nothing, stuck: ['4 gap'] });
  });
});

describe('assumedStandings', () => {
  it('treats the first version of each stream as the next one', () => {
    expect(assumedStandings([event(one, 4), event(other, 1), event(one, 5)])).toEqual(
      new Map([
        [one, { version: 3, isParked: false }],
        [other, { version: 0, isParked: false }],
      ]),
    );
  });

  it('assumes nothing when a version is missing or comes twice', () => {
    expect(assumedStandings([event(one, 4), event(one, 6)])).toBeUndefined();
    expect(assumedStandings([event(one, 4), event(one, 4)])).toBeUndefined();
  });
});
