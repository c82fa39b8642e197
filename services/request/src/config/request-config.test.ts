import { ConfigProblem } from '@osta/platform/config/read-config';
import { expect, it } from 'vitest';

import { defaultRequestPolicy } from '../domain/request/request-policy.ts';
import { readRequestConfig } from './request-config.ts';

it('has defaults', () => {
  expect(readRequestConfig({}).policy).toEqual(defaultRequestPolicy);
  expect(readRequestConfig({ OSTA_REQUEST_DAYS: '' }).policy).toEqual(defaultRequestPolicy);
});

it("follows the operator's variables, in days and hours", () => {
  const { policy } = readRequestConfig({
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

it('keeps photos in a folder, or in a bucket', () => {
  expect(readRequestConfig({}).files).toEqual({ directory: '.osta/files' });
  const { files } = readRequestConfig({ S3_ENDPOINT: 'http://s3:7070' });
  expect(files).toMatchObject({ endpoint: 'http://s3:7070', bucket: 'osta' });
});

it('names every mistake in a sentence', () => {
  const mistakes = { OSTA_QUOTES_PER_REQUEST: '0', OSTA_REQUEST_DAYS: 'two weeks' };
  expect(() => readRequestConfig(mistakes)).toThrow(ConfigProblem);
  expect(() => readRequestConfig(mistakes)).toThrow(
    'OSTA_QUOTES_PER_REQUEST is wrong: it must be from 1 to 20.\nOSTA_REQUEST_DAYS is wrong: it must be a number.',
  );
});
