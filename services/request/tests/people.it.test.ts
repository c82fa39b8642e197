import { RequestView } from '@osta/contracts/request/api';
import { patience } from '@osta/event-store/testing/patience';
import { newUserId } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  ask,
  content,
  done,
  openMarket,
  quote,
  refusal,
  terms,
  view,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let omar: Known;

beforeAll(async () => {
  // As in production: new customers are limited
  market = await openMarket({});
  omar = await market.professional('Omar');
});

afterAll(() => market.stop());

describe('copied data of people', () => {
  it('has their name, and their next one', async () => {
    const salma = await market.customer('Salma');
    const { requestId } = await ask(salma, omar);
    expect((await view(omar, requestId)).customer.fullName).toBe('Salma');

    await market.harness.publish(salma.id, {
      type: 'osta.account.user-profile-updated',
      data: { fullName: 'Selma Warfalli', locale: 'en' },
    });
    await vi.waitUntil(
      async () => (await view(omar, requestId)).customer.fullName === 'Selma Warfalli',
      patience,
    );
  });

  it('has the name of a professional as they write it for the reader', async () => {
    const salma = await market.customer('Salma');
    const { requestId } = await ask(salma, omar);
    await market.harness.publish(omar.id, {
      type: 'osta.professional.names-declared',
      data: { names: { ar: 'عمر', en: 'Omar Al-Fitouri' } },
    });
    const invited = async (locale: string): Promise<readonly string[]> => {
      const { body } = await salma.client.get(`/api/requests/${requestId}`, {
        'accept-language': locale,
      });
      return RequestView.parse(body).invited.map(({ fullName }) => fullName);
    };
    await vi.waitFor(
      async () => expect(await invited('en')).toEqual(['Omar Al-Fitouri']),
      patience,
    );
    expect(await invited('ar')).toEqual(['عمر']);
  });

  it('follows every published profile', async () => {
    const data = {
      categoryIds: ['electrical'],
      placeId: 'm-hay-alandalus',
      headline: { ar: '', en: 'All wires' },
      experienceYears: 3,
    };
    const content2 = { type: 'osta.professional.profile-published', data };
    await market.harness.publish(omar.id, content2);
    const other = newUserId();
    await market.harness.publish(other, content2);
    await vi.waitUntil(async () => {
      const found = await market.harness.query(
        'select from request.professional where id = any($1)',
        [[omar.id, other]],
      );
      return found.length === 2;
    }, patience);
    const parked = await market.harness.query('select * from request.parked_event');
    expect(parked).toEqual([]);
  });
});

describe('a paused professional', () => {
  it('is not asked until they resume; who was asked before makes an offer', async () => {
    const [salma, nadia] = [await market.customer('Salma'), await market.professional('Nadia')];
    const asked = await ask(salma, nadia);
    const says = async (name: string, data = {}, paused = 0): Promise<void> => {
      await market.harness.publish(nadia.id, { type: `osta.professional.profile-${name}`, data });
      await vi.waitUntil(async () => {
        const text = 'select from request.paused_professional where id = $1';
        return (await market.harness.query(text, [nadia.id])).length === paused;
      }, patience);
    };
    await says('paused', { lastDay: '2026-03-20' }, 1);

    const body = { content, professionalIds: [nadia.id] };
    expect(refusal(await salma.client.post('/api/requests', body))).toEqual({
      status: 409,
      code: 'PROFESSIONAL_PAUSED',
    });
    done(await nadia.client.post(`/api/requests/${asked.requestId}/quotes`, { terms }));

    await says('resumed', { cause: 'passed' }, 0);
    done(await salma.client.post('/api/requests', body));
  });
});

describe('a suspended professional', () => {
  const applicationId = newUserId();

  it('is neither invited nor quotes until reinstated; what they quoted before stands', async () => {
    const [salma, nadia] = [await market.customer('Salma'), await market.professional('Nadia')];
    const quoted = await ask(salma, nadia);
    const { path } = await quote(nadia, quoted.requestId);
    const asked = await ask(salma, nadia);
    const stands = async (type: string, data = {}, hidden = 0): Promise<void> => {
      const applicantId = nadia.id;
      await market.harness.publish(applicationId, { type, data: { applicantId, ...data } });
      await vi.waitUntil(
        async () => {
          const text = 'select from request.hidden_professional where id = $1';
          return (await market.harness.query(text, [applicantId])).length === hidden;
        },
        { timeout: 20_000 },
      );
    };
    const why = { cause: 'complaints', note: 'Three complaints in a week' };
    await stands('osta.application.application-suspended', why, 1);

    const body = { content, professionalIds: [nadia.id] };
    const unavailable = { status: 422, code: 'PROFESSIONAL_UNAVAILABLE' };
    expect(refusal(await salma.client.post('/api/requests', body))).toEqual(unavailable);
    const answer = await nadia.client.post(`/api/requests/${asked.requestId}/quotes`, { terms });
    expect(refusal(answer)).toEqual({
      status: 403,
      code: 'NOT_A_PROFESSIONAL',
      standing: 'suspended',
    });
    expect((await view(nadia, asked.requestId)).allowed).toEqual(['decline']);
    done(await salma.client.post(`${path}/accept`, { quoteVersion: 1 }));

    await stands('osta.application.application-reinstated');
    await quote(nadia, asked.requestId);
  });
});

describe('a new customer', () => {
  it('has three open requests a day, and a fourth when one of them has ended', async () => {
    const salma = await market.customer('Salma');
    const body = { content, professionalIds: [omar.id] };
    const [first] = [await ask(salma, omar), await ask(salma, omar), await ask(salma, omar)];

    const fourth = refusal(await salma.client.post('/api/requests', body));
    expect(fourth).toEqual({ status: 429, code: 'REQUEST_LIMIT_REACHED', limit: 3 });
    const draft = done(await salma.client.post('/api/requests', { content, draft: true }));
    const path = `/api/requests/${draft.requestId}/submit`;
    const sent = await salma.client.post(path, { professionalIds: [omar.id] });
    expect(refusal(sent)).toMatchObject({ code: 'REQUEST_LIMIT_REACHED' });

    done(await salma.client.post(`/api/requests/${first.requestId}/withdraw`, {}));
    done(await salma.client.post(path, { professionalIds: [omar.id] }));
  });

  it('may ask again when a day has passed', async () => {
    const salma = await market.customer('Salma');
    for (let n = 0; n < 3; n += 1) await ask(salma, omar);
    market.harness.clock.advance(24 * 3_600_000 + 1);
    expect(await ask(salma, omar)).toMatchObject({ status: 'open' });
  });
});
