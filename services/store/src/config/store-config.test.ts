import { ConfigProblem } from '@osta/platform/config/read-config';
import { describe, expect, it } from 'vitest';

import { readStoreConfig } from './store-config.ts';

// The example of the registry of IBANs
const account = {
  OSTA_BANK_NAME: 'Bank of Example',
  OSTA_BANK_HOLDER: 'Osta',
  OSTA_BANK_IBAN: 'LY83002048000020100120361',
};

describe('the bank account that subscriptions are paid to', () => {
  it('is none, or known whole', () => {
    expect(readStoreConfig({}).payTo).toBeNull();
    expect(readStoreConfig(account).payTo).toEqual({
      bank: 'Bank of Example',
      holder: 'Osta',
      iban: 'LY83002048000020100120361',
    });
  });

  it.each([
    [{ ...account, OSTA_BANK_IBAN: 'LY83 0020 4800 0020 1001 2036 1' }, 'without spaces'],
    [{ ...account, OSTA_BANK_IBAN: 'LY83002048000020100120362' }, 'a digit is wrong'],
    [{ ...account, OSTA_BANK_HOLDER: '' }, 'OSTA_BANK_HOLDER is missing: a bank account needs'],
  ])('is refused at the start with what is wrong (%#)', (environment, words) => {
    expect(() => readStoreConfig(environment)).toThrow(ConfigProblem);
    expect(() => readStoreConfig(environment)).toThrow(words);
  });
});

describe('who takes payments by card or wallet', () => {
  it('is nobody in production, and the practice provider in development', () => {
    expect(readStoreConfig({}).payments).toEqual({ provider: 'none', secret: null });
    const development = { OSTA_MODE: 'development' };
    expect(readStoreConfig(development).payments.provider).toBe('local');
    const off = { ...development, OSTA_PAYMENT_PROVIDER: 'none' };
    expect(readStoreConfig(off).payments.provider).toBe('none');
  });

  it.each([
    [{ OSTA_PAYMENT_PROVIDER: 'local' }, 'it must not be local in production'],
    [{ OSTA_PAYMENT_PROVIDER: 'card' }, 'it must be one of none, local'],
    [{ OSTA_PAYMENT_SECRET: 'short' }, 'at least 32 characters'],
  ])('is refused at the start with what is wrong (%#)', (environment, words) => {
    expect(() => readStoreConfig(environment)).toThrow(words);
  });
});
