import { expect, it } from 'vitest';

import { firstNameOf } from './first-name-of.ts';

it.each([
  ['نجاة الورفلي', 'نجاة'],
  ['عبد السلام الفيتوري', 'عبد السلام'],
  ['Abdul Rahman Ali', 'Abdul Rahman'],
  ['  Salma   Benghazi ', 'Salma'],
  ['عبد', 'عبد'],
  ['', ''],
])('shows %j as %j', (fullName, first) => {
  expect(firstNameOf(fullName)).toBe(first);
});
