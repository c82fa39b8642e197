import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type FileRules, judgeFiles, maxFileBytes } from './judge-files.ts';

const file = (name: string, size: number, type = 'image/png'): File =>
  new File([new Uint8Array(size)], name, { type });
const rules: FileRules = { accept: 'image/*,.pdf', maxBytes: 1000, room: 3 };

describe('chosen files', () => {
  it('may have at most 5 MB', () => {
    expect(maxFileBytes).toBe(5_242_880);
  });

  it('are passed on all together', () => {
    const files = [file('a.png', 1), file('b.PDF', 1000, 'application/pdf')];
    expect(judgeFiles(files, rules)).toEqual({ files });
  });

  it('are refused all together when one is too large', () => {
    const large = file('b.png', 1001);
    expect(judgeFiles([file('a.png', 1), large], rules)).toEqual({
      refused: 'too-large',
      culprits: [large],
    });
  });

  it.each([
    [[file('a.exe', 1, 'application/x-msdownload')], 'wrong-type'],
    [[file('a.png.exe', 1, '')], 'wrong-type'],
    [[file('a.png', 0)], 'empty'],
    [[1, 2, 3, 4].map((name) => file(`${name}.png`, 1)), 'too-many'],
  ])('are refused: %#', (files, refused) => {
    expect(judgeFiles(files, rules)).toMatchObject({ refused });
  });

  it('are never passed on in part', () => {
    const anyFile = fc
      .record({ size: fc.integer({ min: 0, max: 1500 }), isImage: fc.boolean() })
      .map(({ size, isImage }) => file('x', size, isImage ? 'image/png' : 'text/plain'));
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 6 }), (files) => {
        const judged = judgeFiles(files, rules);
        const isRight =
          files.length <= 3 &&
          files.every(({ size, type }) => size > 0 && size <= 1000 && type === 'image/png');
        expect('files' in judged).toBe(isRight);
        expect('files' in judged ? judged.files : files).toEqual(files);
      }),
    );
  });
});
