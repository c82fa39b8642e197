import { describe, expect, it } from 'vitest';

import { paintedWhole } from './painted-whole.ts';

describe('a page for one visitor', () => {
  it('is painted when its end has come', () => {
    expect(paintedWhole('<html><head><title>A</title></head><body><p>B</p></body></html>')).toBe(
      '<html><head><link rel="expect" href="#page-end" blocking="render"/><title>A</title></head>' +
        '<body><p>B</p><template id="page-end"></template></body></html>',
    );
  });

  it('is unchanged without a body', () => {
    expect(paintedWhole('<p>B</p>')).toBe('<p>B</p>');
  });
});
