import { lockedPdf, plainPdf } from '@osta/platform/testing/plain-pdf';
import { expect, it } from 'vitest';

import { makeReceipt } from './make-receipt.ts';

it('makes a picture of a PDF, in which nothing of it survives', async () => {
  const script = '/S /JavaScript /JS (app.alert\\("survived"\\))';
  const made = await makeReceipt(plainPdf([{}], { catalog: `/OpenAction << ${script} >>` }));
  if (!made.ok) throw new Error(made.refused.code);
  const { file, type, bytes } = made.form;
  expect([file, type]).toEqual(['receipt.webp', 'image/webp']);
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.slice(8, 12)).toBe('WEBP');
  expect(['survived', 'JavaScript', '%PDF'].filter((word) => text.includes(word))).toEqual([]);
});

it.each([
  ['that needs a password', lockedPdf()],
  ['without pages', plainPdf([])],
  ['of six pages', plainPdf(Array.from({ length: 6 }, () => ({})))],
  ['cut in the middle', plainPdf().subarray(0, 120)],
])('refuses a PDF %s', async (_what, bytes) => {
  expect(await makeReceipt(bytes)).toEqual({ ok: false, refused: { code: 'RECEIPT_REFUSED' } });
});
