import { assert, nat, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fieldsUntil, stepOf, stepReached } from './form-steps.ts';

interface Values {
  readonly service: string;
  readonly place: string;
  readonly address: string;
  readonly whom: string;
}

const fields = [['service'], ['place', 'address'], ['whom']] as const;

describe('a form in steps', () => {
  it('shows the step that is asked for, unless one before it is not right', () => {
    const anyNames = subarray(['service', 'place', 'address', 'whom'] as const);
    assert(
      property(nat({ max: 2 }), anyNames, (asked, wrong) => {
        const steps = { fields, asked, isReady: true };
        const step = stepReached<Values>(steps, (name) => !wrong.some((one) => one === name));
        expect(step).toBeLessThanOrEqual(asked);
        for (const name of wrong) expect(stepOf<Values>(steps, name)).toBeGreaterThanOrEqual(step);
        const isHeldBack = wrong.some((name) => stepOf<Values>(steps, name) === step);
        expect(step === asked || isHeldBack).toBe(true);
      }),
    );
  });

  it('does not judge before the values are there', () => {
    expect(stepReached<Values>({ fields, asked: 2, isReady: false }, () => false)).toBe(2);
  });

  it('asks for what was shown, and for no more', () => {
    const steps = { fields, asked: 0, isReady: true };
    expect(fieldsUntil<Values>(steps, 0)).toEqual(['service']);
    expect(fieldsUntil<Values>(steps, 1)).toEqual(['service', 'place', 'address']);
  });
});
