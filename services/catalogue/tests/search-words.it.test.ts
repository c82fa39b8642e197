import { EntryWords, ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { catalogueManifest } from '../src/manifest.ts';

let harness: ServiceHarness;
let admin: TestClient;
const adminId = newUserId();

beforeAll(async () => {
  harness = await startHarness(catalogueManifest);
  await harness.publish(
    adminId,
    {
      type: 'osta.account.user-registered',
      data: { kind: 'customer', fullName: 'سالم المدير', locale: 'ar' },
    },
    adminId,
  );
  admin = await harness.as(adminId, { isAdmin: true });
});

afterAll(() => harness.stop());

const of = (entry: string): string => `/api/services/words/${encodeURIComponent(entry)}`;

async function words(entry: string): Promise<EntryWords> {
  return EntryWords.parse((await admin.get(of(entry))).body);
}

type Changed = Pick<EntryWords, 'version'> & { readonly words: EntryWords['words'] };

/** Saves these words on top of what was seen. */
async function save(
  entry: string,
  { version, words: { ar, en } }: Changed,
  reason = 'What people say',
): ReturnType<TestClient['put']> {
  return admin.put(of(entry), { ar, en, reason }, { 'if-match': `"v${version}"` });
}

/** The services that a question finds, best first. */
async function found(question: string): Promise<readonly string[]> {
  const { body } = await harness.guest.get(
    `/api/services/search?q=${encodeURIComponent(question)}&limit=3`,
  );
  return ServiceSearchAnswer.parse(body).data.services.map(({ id }) => id);
}

describe('the words of a service', () => {
  const entry = 'plumbing.leak';

  beforeEach(async () => {
    const now = await words(entry);
    await save(entry, { version: now.version, words: now.original }, 'As in the release');
  });

  it('find it at once, in every spelling, and not after they are taken back', async () => {
    const before = await words(entry);
    expect(before.words).toEqual(before.original);
    expect(await found('الزمبلوطة')).toEqual([]);

    const ar = [...before.words.ar, 'زَمبلوطة'];
    const en = [...before.words.en, 'squirting pipework'];
    const saved = await save(entry, { version: before.version, words: { ar, en } });
    expect(saved.status).toBe(200);
    expect(saved.headers.get('etag')).toBe(`"v${before.version + 1}"`);
    expect(EntryWords.parse(saved.body).words).toEqual({ ar, en });
    // With the article, without marks, with another ending, with a particle, unfinished, misspelled
    for (const question of ['الزمبلوطة', 'زمبلوطه', 'للزمبلوطة', 'زمبلو', 'زمبلوته']) {
      expect(await found(question)).toContain(entry);
    }
    expect(await found('squirting')).toContain(entry);

    // Undone: the words of before, as another change
    const { version } = await words(entry);
    expect((await save(entry, { version, words: before.words }, 'Undone')).status).toBe(200);
    expect(await found('الزمبلوطة')).toEqual([]);
    const [last, first] = (await words(entry)).history;
    expect(last).toMatchObject({ reason: 'Undone', by: 'سالم المدير', words: before.words });
    expect(first).toMatchObject({ reason: 'What people say', words: { ar, en } });
  });

  it('lose one, and a trade gains one for all its services', async () => {
    const { version, words: all } = await words(entry);
    const ar = all.ar.filter((word) => !word.includes('فاتورة'));
    expect((await save(entry, { version, words: { ...all, ar } })).status).toBe(200);
    expect((await found('فاتورة ماء عالية'))[0]).not.toBe(entry);

    const trade = await words('solar');
    const en = [...trade.words.en, 'heliotechnics'];
    const { status } = await save('solar', {
      version: trade.version,
      words: { ...trade.words, en },
    });
    expect(status).toBe(200);
    expect((await found('heliotechnics')).every((id) => id.startsWith('solar.'))).toBe(true);
    expect(await found('heliotechnics')).not.toEqual([]);
  });

  it('are not overwritten by somebody who saw older ones', async () => {
    const { version, words: all } = await words(entry);
    const mine = { ...all, en: ['mine'] };
    expect((await save(entry, { version, words: mine })).status).toBe(200);
    expect(problemOf(await save(entry, { version, words: { ...all, en: ['theirs'] } }))).toBe(
      '412 PRECONDITION_FAILED',
    );
    expect((await words(entry)).words.en).toEqual(['mine']);
    // The same again changes nothing
    expect((await save(entry, { version: version + 1, words: mine })).status).toBe(200);
    expect((await words(entry)).version).toBe(version + 1);
  });

  it.each<[string, unknown, string]>([
    ['a word of marks', { ar: ['؟؟؟'], en: [] }, '400 VALIDATION_FAILED'],
    ['a word of one letter', { ar: ['س'], en: [] }, '400 VALIDATION_FAILED'],
    ['a word too long', { ar: ['س'.repeat(61)], en: [] }, '400 VALIDATION_FAILED'],
    ['a NUL', { ar: ['تسر\u0000يب'], en: [] }, '400 VALIDATION_FAILED'],
    [
      'too many words',
      { ar: Array.from({ length: 81 }, (_, n) => `كلمة ${n}`), en: [] },
      '400 VALIDATION_FAILED',
    ],
    ['no list', { ar: 'تسريب', en: [] }, '400 VALIDATION_FAILED'],
    ['no language', { ar: [] }, '400 VALIDATION_FAILED'],
    ['more than words', { ar: [], en: [], name: 'Leaks' }, '400 VALIDATION_FAILED'],
    ['words that the search leaves out', { ar: [], en: ['i need the'] }, '422 SEARCH_WORD_EMPTY'],
  ])('refuse %s', async (_name, body, problem) => {
    const before = await words(entry);
    const answer = await admin.put(
      of(entry),
      { reason: 'Why not', ...Object(body) },
      { 'if-match': `"v${before.version}"` },
    );
    expect(problemOf(answer)).toBe(problem);
    expect(await words(entry)).toEqual(before);
  });

  it('need a reason, a version and a known service', async () => {
    const { version, words: all } = await words(entry);
    expect(problemOf(await save(entry, { version, words: all }, '  '))).toBe(
      '400 VALIDATION_FAILED',
    );
    const body = { ...all, reason: 'Why not' };
    expect(problemOf(await admin.put(of(entry), body))).toBe('428 PRECONDITION_REQUIRED');
    for (const unknown of ['Magic', 'plumbing.', '__proto__', '%00', "'--"]) {
      expect(problemOf(await admin.get(of(unknown)))).toBe('400 VALIDATION_FAILED');
    }
    expect(problemOf(await admin.get(of('magic')))).toBe('404 ENTRY_NOT_FOUND');
    const put = await admin.put(of('plumbing.magic'), body, { 'if-match': '"v0"' });
    expect(problemOf(put)).toBe('404 ENTRY_NOT_FOUND');
  });

  it.each(['customer', 'professional', 'business'] as const)('are not for a %s', async (kind) => {
    const client = await harness.as(newUserId(), { kind });
    expect((await client.get(of(entry))).status).toBe(403);
    const body = { ar: [], en: [], reason: 'Mine' };
    expect((await client.put(of(entry), body, { 'if-match': '"v0"' })).status).toBe(403);
  });
});
