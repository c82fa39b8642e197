import type { NotificationPreference } from '@osta/contracts/notification/preferences';
import { expect, it } from 'vitest';

import { withChoices } from './notification-preferences.queries.ts';

const cells: readonly NotificationPreference[] = [
  { type: 'service_request', channel: 'in_app', is_on: true, is_fixed: false },
  { type: 'response', channel: 'in_app', is_on: true, is_fixed: false },
  { type: 'account', channel: 'email', is_on: true, is_fixed: true },
];

function on(choices: Parameters<typeof withChoices>[1]): readonly boolean[] {
  return withChoices(cells, choices).map(({ is_on: isOn }) => isOn);
}

it('changes the cell that was switched, and the last switch of one wins', () => {
  expect(on([])).toEqual([true, true, true]);
  expect(on([{ type: 'response', channel: 'in_app', is_on: false }])).toEqual([true, false, true]);
  expect(
    on([
      { type: 'response', channel: 'in_app', is_on: false },
      { type: 'response', channel: 'in_app', is_on: true },
    ]),
  ).toEqual([true, true, true]);
});

it('leaves what always comes, and what is not offered', () => {
  expect(
    on([
      { type: 'account', channel: 'email', is_on: false },
      { type: 'response', channel: 'email', is_on: false },
    ]),
  ).toEqual([true, true, true]);
});
