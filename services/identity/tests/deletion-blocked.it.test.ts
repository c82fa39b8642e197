import type { Actor } from '@osta/contracts/actor';
import { patience } from '@osta/event-store/testing/patience';
import { problemOf } from '@osta/platform/testing/problem-of';
import { newUserId, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { browser, me, serviceOf, signUp, startIdentity, type Browser } from './browser.ts';

const fortnight = 14 * 86_400_000;

let harness: ServiceHarness;
let people = 0;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function email(): string {
  people += 1;
  return `awaited${people}@example.ly`;
}

async function ask(who: Browser): Promise<string> {
  const answer = await who.send.post('/api/user/delete-account');
  return answer.status === 200 ? 'asked' : problemOf(answer);
}

describe('the deletion of an account that others wait for', () => {
  it('waits while a customer has an open request, or a professional an open offer', async () => {
    const [customer, professional] = [browser(harness), browser(harness)];
    const customerId = await signUp(harness, customer, { email: email() });
    const professionalId = await signUp(harness, professional, {
      email: email(),
      kind: 'professional',
    });
    const requestId = newUserId();
    const serviceId = 'plumbing.leak';
    await harness.publish(
      requestId,
      {
        type: 'osta.request.service-request-submitted',
        data: { expiresAt: '2026-05-01T07:30:00.000Z' },
      },
      customerId,
    );
    const quoteId = newUserId();
    const offer = { quoteId, customerId, professionalId, serviceId };
    await harness.publish(
      requestId,
      {
        type: 'osta.request.quote-submitted.v1',
        data: {
          ...offer,
          quoteVersion: 1,
          price: 100_000,
          proposedStart: '2026-05-01T07:30:00.000Z',
          validUntil: '2026-05-01T07:30:00.000Z',
          note: '',
        },
      },
      professionalId,
    );
    await vi.waitFor(async () => {
      expect(
        await harness.query("select 1 from identity.open_obligation where kind = 'quote'"),
      ).toHaveLength(1);
    }, patience);

    const blocked = await customer.send.post('/api/user/delete-account');
    expect(problemOf(blocked)).toBe('409 DELETION_BLOCKED');
    expect(blocked.body).toHaveProperty('open', { request: 1 });
    expect(await ask(professional)).toBe('409 DELETION_BLOCKED');

    await harness.publish(
      requestId,
      {
        type: 'osta.request.service-request-expired',
        data: { customerId, serviceId, cause: 'age' },
      },
      'system',
    );
    await vi.waitFor(async () => {
      expect(await harness.query('select 1 from identity.open_obligation')).toEqual([]);
    }, patience);
    expect(await Promise.all([ask(customer), ask(professional)])).toEqual(['asked', 'asked']);
  });

  it('waits for what a reopened request opens again, and for nothing else', async () => {
    const [customer, winner, other] = [browser(harness), browser(harness), browser(harness)];
    const customerId = await signUp(harness, customer, { email: email() });
    const winnerId = await signUp(harness, winner, { email: email(), kind: 'professional' });
    const otherId = await signUp(harness, other, { email: email(), kind: 'professional' });
    const requestId = newUserId();
    const serviceId = 'plumbing.leak';
    const at = '2026-05-01T07:30:00.000Z';
    const openQuotes = (): Promise<readonly unknown[]> =>
      harness.query('select person_id from identity.open_obligation where part_of = $1', [
        requestId,
      ]);
    const record = async (event: string, data: object, actor: Actor): Promise<void> => {
      await harness.publish(requestId, { type: `osta.request.${event}`, data: { ...data } }, actor);
    };

    await record('service-request-submitted', { expiresAt: at }, customerId);
    const [won, lost] = [winnerId, otherId].map((professionalId) => ({
      quoteId: newUserId(),
      customerId,
      professionalId,
      serviceId,
    }));
    if (!won || !lost) throw new Error('There are two offers');
    const terms = { price: 100_000, proposedStart: at, validUntil: at, note: '' };
    for (const offer of [won, lost]) {
      const data = { ...offer, quoteVersion: 1, ...terms };
      await record('quote-submitted.v1', data, offer.professionalId);
    }
    await record('service-request-awarded', { bookingId: newUserId(), ...won }, 'system');
    await record('quote-not-selected', lost, 'system');
    await vi.waitFor(async () => {
      expect(await openQuotes()).toEqual([{ person_id: winnerId }]);
    }, patience);

    const { quoteId, professionalId } = lost;
    await record(
      'service-request-reopened',
      { ...won, quotesStandUntil: at, quotesStandingAgain: [{ quoteId, professionalId }] },
      'system',
    );
    await vi.waitFor(async () => {
      expect(await openQuotes()).toEqual([{ person_id: otherId }]);
    }, patience);
    expect(await ask(customer)).toBe('409 DELETION_BLOCKED');
    expect(await ask(other)).toBe('409 DELETION_BLOCKED');
    expect(await ask(winner)).toBe('asked');
  });

  it('waits for a booking of either side, until the dispute about it is resolved', async () => {
    const [customer, professional] = [browser(harness), browser(harness)];
    const customerId = await signUp(harness, customer, { email: email() });
    const professionalId = await signUp(harness, professional, {
      email: email(),
      kind: 'professional',
    });
    const bookingId = newUserId();
    const at = '2026-05-01T07:30:00.000Z';
    const parties = { customerId, professionalId, serviceId: 'plumbing.leak', requestId: null };
    const record = async (event: string, data: object, actor: Actor): Promise<void> => {
      const type = `osta.booking.${event}`;
      await harness.publish(
        bookingId,
        { type, data: { ...parties, startsAt: at, ...data } },
        actor,
      );
    };
    const whomItBinds = (): Promise<readonly unknown[]> =>
      harness.query('select person_id from identity.open_obligation where id = $1', [bookingId]);

    await record(
      'booking-placed',
      {
        quoteId: null,
        offeringId: newUserId(),
        endsAt: at,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        price: { kind: 'fixed', amount: 90_000 },
        freeCancellationHours: 24,
        placeId: null,
        addressNote: '',
        note: '',
        answerBy: null,
      },
      customerId,
    );
    await vi.waitFor(async () => expect(await whomItBinds()).toHaveLength(2), patience);
    const blocked = await customer.send.post('/api/user/delete-account');
    expect(problemOf(blocked)).toBe('409 DELETION_BLOCKED');
    expect(blocked.body).toHaveProperty('open', { booking: 1 });
    expect(await ask(professional)).toBe('409 DELETION_BLOCKED');

    await record('booking-auto-completed', { disputableUntil: at }, 'system');
    await vi.waitFor(async () => expect(await whomItBinds()).toEqual([]), patience);
    expect(await Promise.all([ask(customer), ask(professional)])).toEqual(['asked', 'asked']);

    // The customer disputes the work within the two weeks: nobody is erased while that is open
    await record('booking-disputed', { reason: 'Leaks again' }, customerId);
    await vi.waitFor(async () => expect(await whomItBinds()).toHaveLength(2), patience);
    harness.clock.advance(fortnight);
    await serviceOf(harness).eraseAccounts();
    expect(await Promise.all([me(customer), me(professional)])).toEqual([200, 200]);
    await record('dispute-resolved', { outcome: 'completed', reason: 'Repaired' }, 'system');
    await vi.waitFor(async () => expect(await whomItBinds()).toEqual([]), patience);
    await serviceOf(harness).eraseAccounts();
    expect(await Promise.all([me(customer), me(professional)])).toEqual([401, 401]);
  });
});
