import { AdminAsked, AdminMatter } from '@osta/contracts/account/admin-asked';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import type { NewNotification } from './new-notification.ts';
import { notify } from './notify.ts';

const admin = '01980000-0000-7000-8000-0000000000ad';
const about = '01980000-0000-7000-8000-00000000000a';

function told(matter: AdminMatter): readonly NewNotification[] {
  const type = 'osta.account.admin-asked';
  const { data } = AdminAsked.parse({ type, data: { matter, about } });
  const made = { ...madeEvent({ type, subject: admin, data }), actor: 'system' };
  return notify(made as Parameters<typeof notify>[0]);
}

it('leads an admin to what waits for a decision', () => {
  expect(
    AdminMatter.options
      .flatMap(told)
      .map(({ reason, parameters }) => [reason, parameters.actionPath]),
  ).toEqual([
    ['admin_application', `/admin/professionals/${about}`],
    ['admin_document', `/admin/professionals/${about}`],
    ['admin_store', `/admin/stores/${about}`],
    ['admin_revision', `/admin/stores/${about}`],
    ['admin_payment', `/admin/stores/${about}`],
    ['admin_dispute', `/admin/bookings/${about}`],
    ['admin_strike', `/admin/bookings/${about}`],
  ]);
});

it('names the applicant or the store, for the sentence', () => {
  const [application] = told('application');
  expect(application).toMatchObject({
    recipientId: admin,
    type: 'system',
    parameters: { professionalId: about },
  });
  expect(application?.parameters).not.toHaveProperty('store');
  const [store] = told('store');
  expect(store?.parameters).toMatchObject({ professionalId: null, store: { storeId: about } });
});
