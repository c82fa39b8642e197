import { ConfigProblem } from '@osta/platform/config/read-config';
import { expect, it } from 'vitest';

import { defaultRequestPolicy } from '../domain/request/request-policy.ts';
import { readRequestPolicy } from './read-request-policy.ts';

it('has defaults', () => {
  expect(readRequestPolicy({})).toEqual(defaultRequestPolicy);
  expect(readRequestPolicy({ OSTA_REQUEST_DAYS: '' })).toEqual(defaultRequestPolicy);
});

it("follows the operator's variables, in days and hours", () => {
  const policy = readRequestPolicy({
    OSTA_QUOTES_PER_REQUEST: '2',
    OSTA_NEW_CUSTOMER_DAYS: '0',
    OSTA_QUOTES_STAND_AGAIN_HOURS: '48',
  });
  expect(policy).toEqual({
    ...defaultRequestPolicy,
    quotesPerRequest: 2,
    newCustomerFor: 0,
    quotesStandAgainFor: 48 * 3_600_000,
  });
});

it('names every mistake in a sentence', () => {
  const mistakes = { OSTA_QUOTES_PER_REQUEST: '0', OSTA_REQUEST_DAYS: 'two weeks' };
  expect(() => readRequestPolicy(mistakes)).toThrow(ConfigProblem);
  expect(() => readRequestPolicy(mistakes)).toThrow(
    'OSTA_QUOTES_PER_REQUEST is wrong: it must be from 1 to 20.\nOSTA_REQUEST_DAYS is wrong: it must be a number.',
  );
});
