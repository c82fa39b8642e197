import { UserId } from '@osta/contracts/ids';
import type { StoreEvent } from '@osta/contracts/store/events';
import { isPublic } from '@osta/contracts/store/is-public';
import type { InvitedRole } from '@osta/contracts/store/status';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { array, assert, property } from 'fast-check';
import { expect, it } from 'vitest';

import { sections } from '../../testing/any-store.ts';
import {
  admin,
  hours,
  on,
  owner,
  plansOfRelease,
  released,
  stranger,
  type History,
} from '../../testing/history-store.ts';
import { begun } from '../../testing/history.ts';
import {
  draftModel,
  draw,
  saidOf,
  seenIn,
  stepOf,
  take,
  type Draw,
  type Seen,
  type Step,
  type Who,
} from '../../testing/store-model.ts';
import {
  closeStore,
  pauseStore,
  reopenStore,
  resumeStore,
  submitStore,
  withdrawRevision,
} from './change-listing.ts';
import { choosePlan } from './choose-plan.ts';
import { acceptInvitation, inviteMember } from './members.ts';
import { missingSections } from './missing-sections.ts';
import {
  approveStore,
  reinstateStore,
  rejectStore,
  requestStoreChanges,
  suspendStore,
} from './review-store.ts';
import { saveBasic, saveLocation } from './save-reviewed-section.ts';
import { saveContact, saveOpeningHours } from './save-section.ts';
import type { OpenedStore, Store, StoreContent } from './store.ts';

const people: Readonly<Record<Who, UserId>> = {
  owner,
  manager: UserId.parse('01980000-0000-7000-8000-0000000000e1'),
  staff: UserId.parse('01980000-0000-7000-8000-0000000000e2'),
  partner: UserId.parse('01980000-0000-7000-8000-0000000000e3'),
  stranger,
  admin,
};

const team: Readonly<Record<'manager' | 'staff' | 'partner', InvitedRole>> = {
  manager: 'manager',
  staff: 'staff',
  partner: 'manager',
};

/** What the service decides about a step. */
function decide({ verb }: Step, state: Store, context: Context): Decision<StoreEvent, Refusal> {
  const live = state.status === 'none' ? null : state.live;
  const said = saidOf(verb);
  switch (verb) {
    case 'save-contact':
      return saveContact({ ...on, ...sections.contact }, state, context);
    case 'keep-name':
    case 'rename':
      return saveBasic({ ...on, ...said.basic }, state, context, { live, ...released });
    case 'stay':
    case 'move':
      return saveLocation({ ...on, ...said.location }, state, context, live);
    case 'submit':
      return submitStore(on, state, context);
    case 'reopen':
      return reopenStore(on, state, context);
    case 'pause':
      return pauseStore(on, state, context);
    case 'resume':
      return resumeStore(on, state, context);
    case 'withdraw-revision':
      return withdrawRevision(on, state, context);
    case 'close':
      return closeStore(on, state, context, { openBookings: 0 });
    case 'approve':
      return approveStore(on, state, context);
    case 'ask-contact':
      return requestStoreChanges({ ...on, notes: { phone: 'Which?' } }, state, context);
    case 'ask-name':
      return requestStoreChanges({ ...on, notes: { name: 'More' } }, state, context);
    case 'reject':
      return rejectStore({ ...on, cause: 'other', note: '' }, state, context);
    case 'suspend':
      return suspendStore({ ...on, cause: 'other', note: '' }, state, context);
    case 'reinstate':
      return reinstateStore(on, state, context);
  }
}

function wordsOf({ basic, location }: StoreContent): readonly [string, string] {
  return [basic.name.ar, location?.placeId ?? ''];
}

/** What is seen of a store. */
function seen(store: OpenedStore): Seen {
  const { status, round, revision, content, live, subscription } = store;
  return {
    status,
    round,
    revision: revision?.status ?? null,
    isIncomplete: missingSections(store).length > 0,
    edited: wordsOf(content),
    shown: live !== null && isPublic(status, subscription.status) ? wordsOf(live) : null,
  };
}

/** A draft with a plan and its people, that lacks one section. */
function staffed(): History {
  const history = begun();
  const { location } = saidOf('stay');
  const steps = [
    history.do(owner, (c) => saveLocation({ ...on, ...location }, history.state, c, null)),
    history.do(owner, (c) => saveOpeningHours({ ...on, ...hours }, history.state, c)),
    history.do(owner, (c) =>
      choosePlan({ ...on, plan: 'growth' }, history.state, c, plansOfRelease),
    ),
    ...(['manager', 'staff', 'partner'] as const).flatMap((who) => {
      const invited = { ...on, email: `${who}@osta.test`, role: team[who] };
      return [
        history.do(owner, (c) => inviteMember(invited, history.state, c, plansOfRelease)),
        history.do(people[who], (c) => {
          const invitationId = history.store.invitations[0]?.id ?? '';
          return acceptInvitation({ ...on, invitationId }, history.state, c);
        }),
      ];
    }),
  ];
  expect(steps.filter((refused) => refused !== '')).toEqual([]);
  return history;
}

/** Tells one story to the model and to the deciders. */
function tell(story: readonly Draw[]): void {
  const model = draftModel();
  const history = staffed();
  for (const drawn of story) {
    const step = stepOf(model, drawn);
    const refused = history.do(people[step.who], (c) => decide(step, history.state, c));
    expect([step, take(model, step), seenIn(model)]).toEqual([step, refused, seen(history.store)]);
  }
}

it('is where the model says after every step of any story', () => {
  assert(property(array(draw, { minLength: 20, maxLength: 60 }), tell), { numRuns: 200 });
});
