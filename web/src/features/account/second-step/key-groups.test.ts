import { describe, expect, it } from 'vitest';

import { keyGroups } from './key-groups.ts';

describe('a key to type', () => {
  it('comes in groups of four', () => {
    expect(keyGroups('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toEqual([
      'JBSW',
      'Y3DP',
      'EHPK',
      '3PXP',
      'JBSW',
      'Y3DP',
      'EHPK',
      '3PXP',
    ]);
  });

  it('loses nothing at its end', () => {
    expect(keyGroups('ABCDEFGHIJ')).toEqual(['ABCD', 'EFGH', 'IJ']);
    expect(keyGroups('')).toEqual([]);
  });
});
