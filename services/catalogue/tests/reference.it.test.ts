import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogueManifest } from '../src/manifest.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(catalogueManifest);
});

afterAll(() => harness.stop());

/** Returns the body of the best answer to a question. */
async function bestAnswer(question: string, headers = {}): Promise<unknown> {
  const path = `/api/services/search?limit=1&q=${encodeURIComponent(question)}`;
  return (await harness.guest.get(path, headers)).body;
}

describe('the search for services', () => {
  it('understands both languages, and answers in the reader’s', async () => {
    const repair = { id: 'hvac.repair', categoryId: 'hvac' };
    expect(await bestAnswer('fix my AC')).toEqual({
      data: {
        services: [{ ...repair, name: 'تصليح مكيفات', categoryName: 'تكييف وتبريد' }],
        isGuess: false,
      },
    });
    expect(await bestAnswer('المكيف ما يبردش', { 'accept-language': 'en' })).toMatchObject({
      data: { services: [{ ...repair, name: 'AC repair' }] },
    });
  });

  it('finds nothing where nothing fits', async () => {
    expect(await bestAnswer('qwertyuiop')).toEqual({ data: { services: [], isGuess: true } });
  });

  it.each(['', '?q=', '?q=%20', `?q=${'a'.repeat(101)}`, '?q=ac&limit=0', '?q=ac&limit=21'])(
    'refuses %j, and says why',
    async (query) => {
      const answer = await harness.guest.get(`/api/services/search${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    },
  );
});

describe('trades and places', () => {
  it.each(['/api/services', '/api/places'])('%s can be cached by everybody', async (path) => {
    const arabic = await harness.guest.get(path);
    const english = await harness.guest.get(path, { 'accept-language': 'en' });
    const tag = english.headers.get('etag') ?? '';

    expect(arabic.headers.get('content-language')).toBe('ar');
    expect(english.headers.get('cache-control')).toMatch(/^public, max-age=/u);
    expect(english.headers.get('vary')).toMatch(/accept-language/iu);
    expect(arabic.headers.get('etag')).not.toBe(tag);
    const again = { 'accept-language': 'en', 'if-none-match': `"other", W/${tag}` };
    expect(await harness.guest.get(path, again)).toMatchObject({ status: 304, body: '' });
    const stale = { 'accept-language': 'ar', 'if-none-match': tag };
    expect((await harness.guest.get(path, stale)).status).toBe(200);
  });

  it('have names in the reader’s language', async () => {
    const english = { 'accept-language': 'en-GB' };

    expect((await harness.guest.get('/api/services', english)).body).toMatchObject({
      categories: expect.arrayContaining([
        expect.objectContaining({ id: 'plumbing', name: 'Plumbing and drains' }),
      ]),
    });
    expect((await harness.guest.get('/api/places')).body).toMatchObject({
      places: expect.arrayContaining([
        expect.objectContaining({ id: 'm-tajura', within: 'طرابلس' }),
      ]),
    });
  });

  it('are Arabic for an unknown language', async () => {
    for (const language of ['fr', '*', 'en;q=0', '../../etc/passwd', ','.repeat(100)]) {
      const { headers, status } = await harness.guest.get('/api/services', {
        'accept-language': language,
      });
      expect([status, headers.get('content-language')]).toEqual([200, 'ar']);
    }
  });
});
