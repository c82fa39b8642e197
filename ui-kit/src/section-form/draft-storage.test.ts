import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type DraftStorage, dropDraft, readDraft, writeDraft } from './draft-storage.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const later = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

function memory(start: Record<string, string> = {}): DraftStorage {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      kept.set(key, text);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
}

const locked: DraftStorage = {
  getItem: () => {
    throw new Error('locked');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('locked');
  },
};

const parseText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

describe('a draft', () => {
  it('is restored as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const storage = memory();
        expect(writeDraft(storage, 'store', text, now)).toBe(true);
        expect(readDraft(storage, 'store', parseText, later(29))?.value).toBe(text);
        dropDraft(storage, 'store');
        expect(readDraft(storage, 'store', parseText, now)).toBeNull();
      }),
    );
  });

  it('expires after 30 days', () => {
    const storage = memory();
    writeDraft(storage, 'store', 'old', now);
    expect(readDraft(storage, 'store', parseText, later(30))).toBeNull();
  });

  it.each([
    ['{'],
    ['null'],
    ['[]'],
    ['"text"'],
    ['{"value":"x"}'],
    ['{"value":"x","typedAt":7}'],
    ['{"value":"x","typedAt":"yesterday"}'],
    ['{"value":{"of":"another form"},"typedAt":"2026-11-21T10:00:00.000Z"}'],
  ])('that cannot be read is ignored: %s', (text) => {
    expect(readDraft(memory({ store: text }), 'store', parseText, now)).toBeNull();
  });

  it('is not stored, without an error, where the browser forbids it', () => {
    expect(writeDraft(locked, 'store', 'x', now)).toBe(false);
    expect(readDraft(locked, 'store', parseText, now)).toBeNull();
    expect(() => dropDraft(locked, 'store')).not.toThrow();
  });
});
