import {
  nothing,
  principals,
  type ObjectRule,
  type ObjectRules,
  type Params,
  type Who,
} from '@osta/platform/testing/object-rules';

import {
  beginStore,
  blockIn,
  closeStoresOfTests,
  fillInAndSubmit,
  invite,
  openPublicStore,
  sections,
  stocktaking,
} from './any-store.ts';
import { pictureForm, uploadPicture } from './pictures.ts';
import { planRules } from './plan-rules.ts';
import { announcedIn, paidWith, recordedIn, uploadReceipt } from './receipts.ts';

const idOfPath = (path: string): Params => ({ storeId: path.split('/').at(-1) ?? nothing });

function isOwner(who: Who): boolean {
  return who === 'business';
}

/**
 * A store belongs to its members, and admins decide on it once it was sent in. Customers see what is public.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = async (stage) => {
  const { as, idOf } = stage;
  const owner = await as('business');
  const other = await as('other-customer');
  const third = await as('other-professional');
  for (const each of [owner, other, third]) await closeStoresOfTests(each);
  const [business, strange] = [await beginStore(owner), await beginStore(other)];
  await fillInAndSubmit(owner, business);
  await fillInAndSubmit(other, strange);
  const shown = await openPublicStore(third, await as('admin'));
  await owner.post(`${business}/subscription/choose`, { plan: 'growth' });
  const receiptId = await uploadReceipt(owner, business);

  let uploaded: Promise<string> | undefined;

  const foreignTo = (who: Who): Params => idOfPath(isOwner(who) ? strange : business);

  const onStore = (body?: unknown): ObjectRule => ({
    own: (who) => (isOwner(who) ? idOfPath(business) : null),
    foreign: foreignTo,
    body,
  });
  const forAdmins = (body?: unknown): ObjectRule => ({
    own: () => null,
    foreign: () => idOfPath(business),
    body,
    evenForeign: ['admin'],
  });
  const seenByAdmins: ObjectRule = { ...onStore(), evenForeign: ['admin'] };
  const reason = { cause: 'other', note: '' };
  // A link that nobody has
  const guessed: ObjectRule = {
    own: () => null,
    foreign: () => ({ ...idOfPath(business), invitationId: nothing }),
  };

  async function invited(): Promise<Params> {
    return { ...idOfPath(business), invitationId: await invite(await as('business'), business) };
  }

  /** A payment that the store of the business has announced. */
  async function announced(): Promise<Params> {
    const paymentId = await announcedIn(await as('business'), business);
    return { ...idOfPath(business), paymentId };
  }

  /** A payment of the store of the business that nobody has changed. */
  async function recorded(): Promise<Params> {
    const paymentId = await recordedIn(await as('admin'), business);
    return { ...idOfPath(business), paymentId };
  }

  const ofPayment = (body: object): ObjectRule => ({
    own: () => null,
    foreign: recorded,
    body: { method: 'cash', ...reason, ...body },
    evenForeign: ['admin'],
  });

  /** Somebody who has accepted an invitation into the store of the business. */
  async function joined(): Promise<Params> {
    const invitationId = await invite(await as('business'), business);
    const customer = await as('customer');
    await customer.post(`${business}/invitations/${invitationId}/accept`);
    return { ...idOfPath(business), memberId: idOf('customer') ?? nothing };
  }

  /** The store of a professional, who is asked to be its staff. */
  async function asked(): Promise<Params> {
    const professional = await as('other-professional');
    const title = { ar: 'معلم', en: '' };
    await professional.put(`${shown}/staff/${idOf('other-professional') ?? nothing}`, { title });
    return idOfPath(shown);
  }

  /** A store of somebody else, which customers see if it can be. */
  const elsewhere = (who: Who): Params => idOfPath(who === 'other-professional' ? business : shown);

  /** A time that the store of a professional has blocked. */
  async function blocked(who: Who): Promise<Params> {
    if (who === 'other-professional') return { ...elsewhere(who), blockId: nothing };
    const professional = await as('other-professional');
    return { ...idOfPath(shown), blockId: await blockIn(professional, shown) };
  }

  return new Map<string, ObjectRule>([
    ...planRules,
    [
      'blockStoreTime',
      {
        own: (who) => (who === 'other-professional' ? idOfPath(shown) : null),
        foreign: elsewhere,
        body: stocktaking,
      },
    ],
    ['liftStoreBlock', { own: () => null, foreign: blocked }],
    ['saveStoreBasic', onStore(sections.basic)],
    ['saveStoreContact', onStore(sections.contact)],
    ['saveStoreLocation', onStore(sections.location)],
    ['saveStoreOpeningHours', onStore(sections.openingHours)],
    ['saveStoreFeatures', onStore({ features: ['parking'] })],
    [
      'saveStoreSocial',
      onStore({
        facebook: null,
        instagram: null,
        tiktok: null,
        youtube: null,
        telegram: null,
        x: null,
      }),
    ],
    ['saveStorePaymentMethods', onStore({ methods: ['cash'] })],
    ['saveStoreMedia', onStore({ pictures: [] })],
    ['uploadStorePicture', onStore(await pictureForm())],
    [
      'getStorePicture',
      {
        own: () => null,
        foreign: async () => ({
          ...idOfPath(shown),
          // Once: a picture is encoded six times
          pictureId: await (uploaded ??= uploadPicture(await as('other-professional'), shown)),
          file: '480.webp',
        }),
        evenForeign: principals,
      },
    ],
    ['submitStore', onStore()],
    ['reopenStore', onStore()],
    ['pauseStore', onStore()],
    ['resumeStore', onStore()],
    ['withdrawStoreRevision', onStore()],
    [
      'closeStore',
      {
        own: async (who) => (isOwner(who) ? idOfPath(await beginStore(await as(who))) : null),
        foreign: foreignTo,
      },
    ],
    ['chooseStorePlan', onStore({ plan: 'growth' })],
    ['cancelStoreSubscription', onStore()],
    ['uploadStoreReceipt', onStore(await pictureForm())],
    [
      'getStoreReceipt',
      {
        own: (who) => (isOwner(who) ? { ...idOfPath(business), receiptId } : null),
        foreign: (who) => ({ ...foreignTo(who), receiptId: isOwner(who) ? nothing : receiptId }),
        evenForeign: ['admin'],
      },
    ],
    ['announceStorePayment', onStore(paidWith(receiptId, 'T-200'))],
    [
      'withdrawStorePayment',
      {
        own: (who) => (isOwner(who) ? announced() : null),
        foreign: (who) => ({ ...foreignTo(who), paymentId: nothing }),
      },
    ],
    ['startStoreCheckout', onStore({ months: 1 })],
    [
      'checkStoreCheckout',
      { own: () => null, foreign: (who) => ({ ...foreignTo(who), checkoutId: nothing }) },
    ],
    ['inviteStoreMember', onStore({ email: 'clerk@osta.test', role: 'staff' })],
    [
      'withdrawStoreInvitation',
      {
        own: (who) => (isOwner(who) ? invited() : null),
        foreign: (who) => ({ ...foreignTo(who), invitationId: nothing }),
      },
    ],
    ['acceptStoreInvitation', guessed],
    ['getStoreInvitation', guessed],
    [
      'removeStoreMember',
      {
        own: (who) => (isOwner(who) ? joined() : null),
        foreign: (who) => ({ ...foreignTo(who), memberId: nothing }),
      },
    ],
    [
      'nameStoreStaff',
      {
        own: (who) =>
          isOwner(who) ? { ...idOfPath(business), memberId: idOf('business') ?? nothing } : null,
        foreign: (who) => ({ ...foreignTo(who), memberId: nothing }),
        body: { title: { ar: 'فني', en: '' } },
      },
    ],
    ['orderStoreStaff', onStore({ memberIds: [] })],
    [
      'agreeToBeStoreStaff',
      {
        own: async (who) => (who === 'other-professional' ? asked() : null),
        foreign: () => idOfPath(business),
      },
    ],
    [
      'removeStoreStaff',
      {
        own: async (who) =>
          who === 'other-professional'
            ? { ...(await asked()), memberId: idOf('other-professional') ?? nothing }
            : null,
        foreign: (who) => ({ ...foreignTo(who), memberId: nothing }),
      },
    ],
    ['getStore', seenByAdmins],
    ['getStoreSubscription', seenByAdmins],
    ['listStoreMembers', onStore()],
    ['getStoreAnalytics', onStore()],
    [
      'countStoreView',
      {
        own: () => null,
        foreign: () => idOfPath(shown),
        body: { searchedFor: null },
        evenForeign: principals,
      },
    ],
    [
      'getPublicStore',
      { own: () => null, foreign: () => idOfPath(shown), evenForeign: principals },
    ],
    ['approveStore', forAdmins()],
    ['requestStoreChanges', forAdmins({ notes: { name: 'More' } })],
    ['rejectStore', forAdmins(reason)],
    ['suspendStore', forAdmins(reason)],
    ['reinstateStore', forAdmins()],
    [
      'correctSubscriptionPayment',
      ofPayment({ months: 2, reference: 'R-201', receivedOn: '2026-02-22' }),
    ],
    ['refundSubscriptionPayment', ofPayment({ months: 1, refundedOn: '2026-02-22' })],
    ['withdrawPaymentProposal', { own: () => null, foreign: recorded }],
    [
      'refusePaymentProposal',
      { own: () => null, foreign: recorded, body: { proposalId: nothing, note: 'No' } },
    ],
    [
      'declineStorePayment',
      {
        own: () => null,
        foreign: announced,
        body: reason,
        evenForeign: ['admin'],
      },
    ],
    [
      'recordSubscriptionPayment',
      forAdmins({
        months: 1,
        method: 'cash',
        reference: 'R-100',
        receivedOn: '2026-11-22',
      }),
    ],
  ]);
};
