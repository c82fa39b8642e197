import { ServiceAdded } from '@osta/contracts/catalogue/service-added';
import { ServiceChanged } from '@osta/contracts/catalogue/service-changed';
import { TradeChanged } from '@osta/contracts/catalogue/trade-changed';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { describe, expect, it } from 'vitest';

import { overridesIn } from './catalogue-copy.ts';
import { catalogueNames } from './read-catalogue-names.ts';

const stream = '01980000-0000-7000-8000-00000000ca7a';
const reason = 'Shorter on a card';
const leak = ServiceId.parse('plumbing.leak');
const plumbing = CategoryId.parse('plumbing');

function trade(en: string, isHidden = false): EventEnvelope {
  const look = { name: { ar: 'سباكة', en }, icon: plumbing, isHidden };
  const data = { entryId: plumbing, ...look, reason };
  const event = TradeChanged.parse({ type: 'osta.catalogue.trade-changed', data });
  return madeEvent({ ...event, subject: stream });
}

function service(en: string, isHidden: boolean): EventEnvelope {
  const data = { entryId: leak, name: { ar: 'تسريب', en }, isHidden, reason };
  const event = ServiceChanged.parse({ type: 'osta.catalogue.service-changed', data });
  return madeEvent({ ...event, subject: stream });
}

describe('what is copied of the catalogue', () => {
  it('is the last word on each trade and service', () => {
    const events = [trade('Pipes'), service('Leaks', true), trade('Pipes and taps')];
    expect(overridesIn(events)).toEqual([
      ['plumbing', 'plumbing.leak'],
      ['سباكة', 'تسريب'],
      ['Pipes and taps', 'Leaks'],
      [false, true],
    ]);
    const again = [service('Leaks', true), service('Leaks', false)];
    expect(overridesIn(again).at(-1)).toEqual([false]);
  });

  it('is what admins have added, and what became of it', () => {
    const name = { ar: 'عدادات ذكية', en: 'Smart meters' };
    const data = { entryId: 'plumbing.smart-meters', name, words: { ar: [], en: [] }, reason };
    const added = madeEvent({
      ...ServiceAdded.parse({ type: 'osta.catalogue.service-added', data }),
      subject: stream,
    });
    expect(overridesIn([added, trade('Pipes', true)])).toEqual([
      ['plumbing.smart-meters', 'plumbing'],
      ['عدادات ذكية', 'سباكة'],
      ['Smart meters', 'Pipes'],
      [false, true],
    ]);
  });

  it('is not the order', () => {
    const data = { entryId: 'trades', order: ['plumbing'] };
    const moved = madeEvent({ type: 'osta.catalogue.order-changed', subject: stream, data });
    expect(overridesIn([moved])).toEqual([[], [], [], []]);
  });
});

describe('the names of the catalogue', () => {
  it('are those of the admins, else those that Osta came with', () => {
    const names = catalogueNames(new Map([['plumbing.leak', { ar: 'تسريب', en: 'Leaks' }]]));
    expect(names.ofService(leak, 'en')).toBe('Leaks');
    expect(names.ofService(leak, 'ar')).toBe('تسريب');
    expect(names.ofTrade(plumbing, 'en')).toBe('Plumbing and drains');
  });
});
