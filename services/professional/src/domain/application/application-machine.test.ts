import type { ApplicationEvent } from '@osta/contracts/application/events';
import { Instant, later } from '@osta/contracts/instant';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { array, assert, property } from 'fast-check';
import { expect, it } from 'vitest';

import {
  draftModel,
  draw,
  lapse,
  resubmissions,
  stepOf,
  take,
  type Draw,
  type Step,
} from '../../testing/application-model.ts';
import { draft, fileId, huda, nuri, salem } from '../../testing/application-story.ts';
import { addDocument } from './add-document.ts';
import { defaultApplicationPolicy, type ApplicationPolicy } from './application-policy.ts';
import { application, type Application } from './application.ts';
import { approveApplication } from './approve-application.ts';
import { assignApplication } from './assign-application.ts';
import {
  reinstateProfessional,
  revokeProfessional,
  suspendProfessional,
} from './change-standing.ts';
import { deadlinesOf } from './deadlines.ts';
import { lapseApplication, warnOfExpiry } from './expire-document.ts';
import { rejectApplication } from './reject-application.ts';
import { releaseApplication } from './release-application.ts';
import { reopenApplication } from './reopen-application.ts';
import { requestChanges } from './request-changes.ts';
import { reviewDocument } from './review-document.ts';
import { saveGeneral } from './save-section.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const day = 86_400_000;
const start = Instant.parse('2026-03-01T08:00:00.000Z');
const policy: ApplicationPolicy = {
  ...defaultApplicationPolicy,
  resubmissions,
  needsTwoAdmins: true,
};
const people = { applicant: salem, huda, nuri };
const on = { applicantId: salem };
const ending = { ...on, cause: 'complaints', note: '' } as const;

/** What the service decides about a step. */
function decide(
  { verb, who, validFor }: Step,
  state: Application,
  today: number,
): Decision<ApplicationEvent, Refusal> {
  const actor = people[who];
  const now = later(start, today * day);
  const context: Context = { actor, now, newId: () => `${today}-${String(count(state))}` };
  const byAdmin = { ...on, reviewerId: actor };
  const last = state.status === 'none' ? undefined : state.documents.at(-1);
  const reviewed = { ...on, documentId: last?.id ?? '', note: '' };
  switch (verb) {
    case 'save': {
      const general = { legalName: 'Salem', about: 'Pipes and taps', experienceYears: 7 };
      return saveGeneral({ ...on, ...general }, state, context);
    }
    case 'add-document': {
      const expiresOn = dayOf(today + validFor);
      const dates = { issuedOn: '2020-01-31', expiresOn };
      const document = { kind: 'identity', number: '1', ...dates, fileId } as const;
      return addDocument({ ...on, ...document }, state, context, { policy, isFileTheirs: true });
    }
    case 'submit':
      return submitApplication(on, state, context);
    case 'withdraw':
      return withdrawApplication(on, state, context);
    case 'assign':
      return assignApplication(byAdmin, state, context);
    case 'release':
      return releaseApplication(on, state, context);
    case 'review-document':
      return reviewDocument({ ...reviewed, verdict: 'accepted', cause: null }, state, context);
    case 'refuse-document':
      return reviewDocument(
        { ...reviewed, verdict: 'refused', cause: 'unreadable' },
        state,
        context,
      );
    case 'request-changes':
      return requestChanges({ ...on, notes: { about: 'More' } }, state, context, policy);
    case 'approve':
      return approveApplication(byAdmin, state, context, policy);
    case 'reject':
      return rejectApplication({ ...on, cause: 'documents', note: '' }, state, context, policy);
    case 'reopen':
      return reopenApplication(on, state, context);
    case 'suspend':
      return suspendProfessional(ending, state, context);
    case 'reinstate':
      return reinstateProfessional(on, state, context);
    case 'revoke':
      return revokeProfessional(ending, state, context);
  }
}

function count(state: Application): number {
  return state.status === 'none' ? 0 : state.documents.length;
}

function dayOf(days: number): string {
  return later(start, days * day).slice(0, 'YYYY-MM-DD'.length);
}

const timers = { 'warn-of-expiry': warnOfExpiry, lapse: lapseApplication };

/** What the timers do that are due, the longest overdue first: those behind it wait until it has ended. */
function ring(state: Application, today: number): Application {
  const now = later(start, today * day);
  const [due] = deadlinesOf(state)
    .filter(({ dueAt }) => dueAt <= now)
    .toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1));
  if (!due) return state;
  const context: Context = { actor: 'system', now, newId: () => '' };
  const decision = timers[due.name]({ documentId: due.about }, state, context);
  if (!decision.ok) throw new Error(`${due.name}: ${decision.refused.code}`);
  return ring(decision.events.reduce(application.evolve, state), today);
}

/** Tells one story to the model and to the deciders. */
function tell(story: readonly Draw[]): void {
  const model = draftModel();
  let state = draft.reduce(application.evolve, application.initial);
  for (const drawn of story) {
    model.today += drawn.days;
    lapse(model);
    state = ring(state, model.today);
    const step = stepOf(model, drawn);
    const decision = decide(step, state, model.today);
    if (decision.ok) state = decision.events.reduce(application.evolve, state);
    const expected = take(model, step);
    lapse(model);
    state = ring(state, model.today);
    const round = state.status === 'none' ? 0 : state.round;
    expect([step, decision.ok, state.status, round]).toEqual([
      step,
      expected,
      model.status,
      model.round,
    ]);
  }
}

it('is where the model says after every step of any story', () => {
  assert(property(array(draw, { minLength: 20, maxLength: 60 }), tell), { numRuns: 200 });
});
