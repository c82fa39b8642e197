import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { expect, it } from 'vitest';

import { idPartOf, isIdPart } from './entry-id.ts';

it.each([
  ['Pet care', 'pet-care'],
  ['Tiler’s work & café tables', 'tilers-work-cafe-tables'],
  ['  3D printing (small)  ', '3d-printing-small'],
  ['قطط', ''],
  [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
])('an English name suggests an id: %s', (name, id) => {
  expect(idPartOf(name)).toBe(id);
});

it('what the form accepts, the service accepts', () => {
  for (const text of ['pet-care', '3d-printing', 'x', '', '-x', 'x-', 'X', 'a b', 'trades']) {
    expect(isIdPart(text, 'service')).toBe(ServiceId.safeParse(`pets.${text}`).success);
    const isTrade = text !== 'trades' && CategoryId.safeParse(text).success;
    expect(isIdPart(text, 'trade')).toBe(isTrade);
  }
});
