import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { describe, expect, it } from 'vitest';

import type { CatalogueFacts } from './catalogue-facts.ts';
import { serviceRefusal } from './service-refusal.ts';
import { tradeRefusal } from './trade-refusal.ts';

function facts(changed: readonly string[], hidden: readonly string[] = []): CatalogueFacts {
  return { catalogue: { changed: [...changed, ...hidden], hidden } };
}

describe('a service', () => {
  const leak = ServiceId.parse('plumbing.leak');
  const meters = ServiceId.parse('plumbing.smart-meters');

  it('may be had if Osta came with it, or admins have added it', () => {
    expect(serviceRefusal(leak, facts([]))).toBeUndefined();
    expect(serviceRefusal(meters, facts(['plumbing.smart-meters']))).toBeUndefined();
    expect(serviceRefusal(meters, facts(['plumbing']))).toEqual({
      code: 'SERVICE_UNKNOWN',
      serviceId: meters,
    });
  });

  it('is hidden by itself, or with its trade', () => {
    const hidden = { code: 'SERVICE_HIDDEN', serviceId: leak };
    expect(serviceRefusal(leak, facts([], ['plumbing.leak']))).toEqual(hidden);
    expect(serviceRefusal(leak, facts([], ['plumbing']))).toEqual(hidden);
    expect(serviceRefusal(leak, facts(['plumbing.leak'], ['plumbing.heater', 'solar']))).toBe(
      undefined,
    );
  });
});

describe('trades', () => {
  const [plumbing, solar, pets] = ['plumbing', 'solar', 'pet-care'].map((id) =>
    CategoryId.parse(id),
  ) as [CategoryId, CategoryId, CategoryId];

  it('may be had if Osta came with each, or admins have added it', () => {
    expect(tradeRefusal([plumbing, pets], [], facts(['pet-care']))).toBeUndefined();
    expect(tradeRefusal([plumbing, pets], [], facts([]))).toEqual({
      code: 'TRADE_UNKNOWN',
      categoryId: pets,
    });
  });

  it('are kept when they are hidden, and not taken up', () => {
    const hidden = facts([], ['solar']);
    expect(tradeRefusal([plumbing, solar], [], hidden)).toEqual({
      code: 'TRADE_HIDDEN',
      categoryId: solar,
    });
    expect(tradeRefusal([plumbing, solar], [solar], hidden)).toBeUndefined();
  });
});
