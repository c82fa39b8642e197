import { expect, it } from 'vitest';

import { AccountRefusal } from './account/refusals.ts';
import { NotificationRefusal } from './notification/refusals.ts';
import { OperationsRefusal } from './operations/refusals.ts';
import { PlatformProblemCode } from './problem.ts';
import { ProfessionalRefusal } from './professional/refusals.ts';
import { RedirectRefusal } from './redirect/refusals.ts';
import { RequestRefusal } from './request/refusals.ts';

it('gives each code one meaning in the whole system', () => {
  const unions = [
    AccountRefusal,
    NotificationRefusal,
    OperationsRefusal,
    ProfessionalRefusal,
    RedirectRefusal,
    RequestRefusal,
  ];
  const codes = unions.flatMap(({ options }) => options.map(({ shape }) => shape.code.value));
  const all: readonly string[] = [...codes, ...PlatformProblemCode.options];

  expect(all.filter((code, n) => all.indexOf(code) !== n)).toEqual([]);
  expect(all.filter((code) => !/^[A-Z]+(_[A-Z]+)*$/u.test(code))).toEqual([]);
});
