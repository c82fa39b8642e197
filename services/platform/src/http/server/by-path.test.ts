import {
  array,
  assert,
  constant,
  constantFrom,
  property,
  shuffledSubarray,
  tuple,
  uniqueArray,
} from 'fast-check';
import { expect, it } from 'vitest';

import { byPath } from './by-path.ts';

const words = ['mine', 'near', 'mine.ics'] as const;
const segments = [...words, '{storeId}', '{id}', '{token}.ics'] as const;

const declared = uniqueArray(
  array(constantFrom(...segments), { minLength: 1, maxLength: 3 }).map(
    (route) => `/${route.join('/')}`,
  ),
  { maxLength: 12 },
).map((paths) => paths.map((path) => ({ path })));

const inTwoOrders = declared.chain((routes) =>
  tuple(constant(routes), shuffledSubarray(routes, { minLength: routes.length })),
);

const asked = array(constantFrom(...words), { minLength: 1, maxLength: 3 }).map(
  (path) => `/${path.join('/')}`,
);

/** Whether a route answers a path. */
function fits(route: string, path: string): boolean {
  const pattern = route.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+');
  return new RegExp(`^${pattern}$`, 'u').test(path);
}

it('lets the same route answer a path, in whatever order they were declared', () => {
  assert(
    property(inTwoOrders, asked, ([one, other], path) => {
      const [first, second] = [one, other].map((routes) =>
        routes.toSorted(byPath).find((route) => fits(route.path, path)),
      );
      expect(first).toBe(second);
    }),
  );
});

it('lets a word win over a parameter at the first place where two routes differ', () => {
  assert(
    property(declared, asked, (routes, path) => {
      const fitting = routes.toSorted(byPath).filter((route) => fits(route.path, path));
      const [winner, ...losers] = fitting;
      for (const loser of losers) {
        const [own = '', other = ''] = firstDifference(winner?.path ?? '', loser.path);
        expect(own.includes('{') && !other.includes('{')).toBe(false);
      }
    }),
  );
});

it('puts what has a word beside the parameter between both', () => {
  const order = ['/feed/{token}', '/feed/{token}.ics', '/feed', '/feed/mine'];
  expect(order.map((path) => ({ path })).toSorted(byPath)).toEqual(
    ['/feed', '/feed/mine', '/feed/{token}.ics', '/feed/{token}'].map((path) => ({ path })),
  );
});

/** Returns the first segments in which two paths differ. */
function firstDifference(one: string, other: string): readonly (string | undefined)[] {
  const [segmentsOfOne, segmentsOfOther] = [one.split('/'), other.split('/')];
  const at = segmentsOfOne.findIndex((segment, nth) => segment !== segmentsOfOther[nth]);
  return [segmentsOfOne[at], segmentsOfOther[at]];
}
