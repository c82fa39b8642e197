import { RequestHistoryWhat } from '@osta/contracts/request/api';
import { RequestEvent } from '@osta/contracts/request/events';
import { expect, it } from 'vitest';

it('has an entry for every event of a request', () => {
  const events = RequestEvent.options.map(({ shape }) => shape.type.value.split('.')[2]);
  expect(new Set(events)).toEqual(new Set(RequestHistoryWhat.options));
});
