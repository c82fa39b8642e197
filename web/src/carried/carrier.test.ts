import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

import { createCarrier, type Carrier, type Part } from './carrier.ts';
import type { Place } from './place.ts';

const english: Place = { path: '/auth/signup', locale: 'en', who: null };

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

let storage: Storage;
let before: Carrier;
let after: Carrier;

beforeEach(() => {
  storage = createStorage();
  before = createCarrier(() => storage);
  after = createCarrier(() => storage);
});

const nothing = (): null => null;

/** Keeps the state of an open part; returns what restores it in the other language. */
function keepOpenPart(): Mock<Part['restore']> {
  before.join('phone-is-open', { read: () => true, restore: nothing });
  before.keep(english);
  const restore = vi.fn<Part['restore']>();
  after.join('phone-is-open', { read: nothing, restore });
  return restore;
}

describe('the state of a page', () => {
  it('is restored once to the same part in the other language', async () => {
    before.join('login-step', {
      read: () => ({ name: 'code', email: 'a@b.ly' }),
      restore: nothing,
    });
    before.keep(english);
    const [restore, again] = [vi.fn<Part['restore']>(), vi.fn<Part['restore']>()];
    after.join('login-step', { read: nothing, restore });
    await after.open(english);
    after.join('login-step', { read: nothing, restore: again });
    expect(restore.mock.calls).toEqual([[{ name: 'code', email: 'a@b.ly' }]]);
    expect(again).not.toHaveBeenCalled();
    expect(storage.length).toBe(0);
  });

  it('waits for a part that appears when another one is restored', async () => {
    before.join('phone-is-open', { read: () => true, restore: nothing });
    before.join('email-sent-to', { read: () => 'new@b.ly', restore: nothing });
    before.keep(english);
    const restore = vi.fn<Part['restore']>();
    after.join('phone-is-open', {
      read: nothing,
      restore: () => void after.join('email-sent-to', { read: nothing, restore }),
    });
    await after.open(english);
    expect(restore.mock.calls).toEqual([['new@b.ly']]);
  });

  it('is dropped on another page, and when the person has left', async () => {
    before.join('name', { read: () => ({}), restore: nothing });
    before.join('phone-is-open', { read: () => true, restore: nothing });
    before.keep(english);
    before.forget();
    expect(storage.length).toBe(0);

    before.keep(english);
    await after.open(english);
    after.forget();
    const restore = vi.fn<Part['restore']>();
    after.join('phone-is-open', { read: nothing, restore });
    expect(restore).not.toHaveBeenCalled();
  });

  it('stays in the tab until its parts have it', async () => {
    const restore = keepOpenPart();
    const opening = after.open(english);
    expect([storage.length, restore.mock.calls.length]).toEqual([1, 0]);
    await opening;
    expect([storage.length, restore.mock.calls.length]).toEqual([0, 1]);
  });

  it('is dropped when the person leaves while it is read', async () => {
    const restore = keepOpenPart();
    const opening = after.open(english);
    after.forget();
    await opening;
    expect(restore).not.toHaveBeenCalled();
  });

  it('leaves alone what is kept for the next switch while it is read', async () => {
    const restore = keepOpenPart();
    const opening = after.open(english);
    after.keep({ ...english, locale: 'ar' });
    const next = storage.getItem('osta:carried');
    await opening;
    expect(restore).not.toHaveBeenCalled();
    expect(storage.getItem('osta:carried')).toBe(next);
  });

  it('is dropped with a part that is gone', () => {
    const leave = before.join('phone-sent-to', { read: () => '+218912345678', restore: nothing });
    leave();
    before.keep(english);
    expect(storage.getItem('osta:carried')).not.toContain('218912345678');
  });

  it('is dropped above the size limit', () => {
    before.join('name', { read: () => 'a'.repeat(40_000), restore: nothing });
    before.keep(english);
    expect(storage.length).toBe(0);
  });

  it('is dropped without storage', async () => {
    const closed = createCarrier(() => {
      throw new Error('storage is blocked');
    });
    const restore = vi.fn<Part['restore']>();
    closed.join('phone-is-open', { read: () => true, restore });
    closed.keep(english);
    await closed.open(english);
    closed.forget();
    expect(restore).not.toHaveBeenCalled();
  });
});
