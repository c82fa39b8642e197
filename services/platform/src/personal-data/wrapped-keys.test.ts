import { failureOf } from '@osta/subscription/failure';
import { afterEach, describe, expect, it } from 'vitest';

import { newKey } from './sealing.ts';
import { unwrapKey, wrapKey, wrapKeysWith } from './wrapped-keys.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000b';

afterEach(() => {
  wrapKeysWith([]);
});

describe('the key of a person', () => {
  it('is stored as it is without a secret', () => {
    const key = newKey();
    expect(wrapKey(key, salma)).toEqual(key);
    expect(unwrapKey(key, salma)).toEqual(key);
  });

  it('is wrapped by a secret, differently each time, and says nothing', () => {
    wrapKeysWith(['one']);
    const key = newKey();
    const [first, second] = [wrapKey(key, salma), wrapKey(key, salma)];

    expect(first).toHaveLength(61);
    expect(first).not.toEqual(second);
    expect(first.includes(key)).toBe(false);
    expect(unwrapKey(first, salma)).toEqual(key);
    expect(unwrapKey(second, salma)).toEqual(key);
  });

  it('opens with an older secret while a newer one wraps', () => {
    wrapKeysWith(['old']);
    const key = newKey();
    const stored = wrapKey(key, salma);
    wrapKeysWith(['new', 'old']);

    expect(unwrapKey(stored, salma)).toEqual(key);
    wrapKeysWith(['new']);
    expect(() => unwrapKey(stored, salma)).toThrow('OSTA_KEY_SECRETS is wrong');
  });

  it('lets the events wait whose words its secret would open', () => {
    wrapKeysWith(['one']);
    const stored = wrapKey(newKey(), salma);
    wrapKeysWith(['another']);

    let failure = '';
    try {
      unwrapKey(stored, salma);
    } catch (error) {
      failure = failureOf(error);
    }
    expect(failure).toBe('transient');
  });

  it('opens once a secret is given to a database that had none', () => {
    const key = newKey();
    const stored = wrapKey(key, salma);
    wrapKeysWith(['one']);

    expect(unwrapKey(stored, salma)).toEqual(key);
  });

  it.each(['of another person', 'that was changed'])('does not open as one %s', (how) => {
    wrapKeysWith(['one']);
    const stored = wrapKey(newKey(), salma);
    const last = stored.length - 1;
    if (how === 'that was changed') stored.writeUInt8(stored.readUInt8(last) ^ 1, last);

    expect(() => unwrapKey(stored, how === 'that was changed' ? salma : omar)).toThrow(
      'OSTA_KEY_SECRETS is wrong',
    );
  });
});
