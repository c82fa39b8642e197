import { isDeepStrictEqual } from 'node:util';

import { ApplicationEvent } from '@osta/contracts/application/events';
import { ApplicationStatus } from '@osta/contracts/application/status';
import { later, type Instant } from '@osta/contracts/instant';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { array, assert, constantFrom, integer, property, record, unbiased } from 'fast-check';
import { expect, it } from 'vitest';

import {
  added,
  approved,
  documentId,
  fileId,
  happened,
  huda,
  nuri,
  salem,
  today,
  underReview,
} from '../../testing/application-story.ts';
import { addDocument } from './add-document.ts';
import { applicationVerbs } from './allowed.ts';
import { defaultApplicationPolicy } from './application-policy.ts';
import { application, type Application, type StartedApplication } from './application.ts';
import { approveApplication } from './approve-application.ts';
import { assignApplication } from './assign-application.ts';
import {
  reinstateProfessional,
  revokeProfessional,
  suspendProfessional,
} from './change-standing.ts';
import { deadlinesOf, type ApplicationDeadline } from './deadlines.ts';
import { lapseApplication, warnOfExpiry } from './expire-document.ts';
import { rejectApplication } from './reject-application.ts';
import { releaseApplication } from './release-application.ts';
import { removeDocument } from './remove-document.ts';
import { reopenApplication } from './reopen-application.ts';
import { requestChanges } from './request-changes.ts';
import { reviewDocument } from './review-document.ts';
import { acceptCommitments, saveArea, saveGeneral, saveServices } from './save-section.ts';
import { submitApplication } from './submit-application.ts';
import { abandonApplication, withdrawApplication } from './withdraw-application.ts';

type Decided = Decision<ApplicationEvent, Refusal>;
type Move = (state: Application, context: Context, n: number) => Decided;

const day = 86_400_000;
const policy = defaultApplicationPolicy;
const who = { applicantId: salem };
const general = { legalName: 'Salem', about: 'Pipes and taps', experienceYears: 7 };
const suspension = { ...who, cause: 'complaints', note: '' } as const;
const otherDocumentId = '01980000-0000-7000-8000-0000000000d2';
const byTwo = { ...policy, needsTwoAdmins: true };

/** The nth document; an id that no document has, where there is none. */
function documentIn(state: Application, n: number): string {
  if (state.status === 'none' || state.documents.length === 0) return fileId;
  return state.documents[n % state.documents.length]?.id ?? fileId;
}

const asSalem = (context: Context): Context => ({ ...context, actor: salem });
const asHuda = (context: Context): Context => ({ ...context, actor: huda });
const asSystem = (context: Context): Context => ({ ...context, actor: 'system' });

function dayIn(now: Instant, days: number): string {
  return later(now, days * day).slice(0, 10);
}

const submit: Move = (state, context) => submitApplication(who, state, asSalem(context));

const assign: Move = (state, context) =>
  assignApplication({ ...who, reviewerId: huda }, state, asHuda(context));

const review: Move = (state, context, n) => {
  const verdict = n % 5 === 0 ? 'refused' : 'accepted';
  const cause = verdict === 'refused' ? 'unreadable' : null;
  const reviewed = { documentId: documentIn(state, n), verdict, cause, note: '' } as const;
  return reviewDocument({ ...who, ...reviewed }, state, asHuda(context));
};

const save: Move = (state, context, n) => {
  const moves: readonly Decided[] = [
    saveGeneral({ ...who, ...general }, state, asSalem(context)),
    saveServices({ ...who, categoryIds: [CategoryId.parse('plumbing')] }, state, asSalem(context), {
      catalogue: { changed: [], hidden: [] },
    }),
    saveArea({ ...who, placeIds: [PlaceId.parse('m-tajura')] }, state, asSalem(context)),
    acceptCommitments(who, state, asSalem(context)),
  ];
  return moves[n % moves.length] ?? moves[0] ?? submit(state, context, n);
};

const add: Move = (state, context, n) => {
  const expiresOn = n % 3 === 0 ? null : dayIn(context.now, n % 50);
  const issuedOn = '2020-01-31';
  const document = { kind: 'identity', number: '1', issuedOn, expiresOn, fileId } as const;
  const facts = { policy, isFileTheirs: true };
  return addDocument({ ...who, ...document }, state, asSalem(context), facts);
};

const approve: Move = (state, context, n) => {
  const reviewerId = n % 2 === 0 ? huda : nuri;
  const rules = n % 3 === 0 ? byTwo : policy;
  return approveApplication({ ...who, reviewerId }, state, asHuda(context), rules);
};

/** Every command; those that lead far are there more than once, so that stories get there. */
const moves: readonly Move[] = [
  save,
  save,
  save,
  save,
  save,
  add,
  add,
  submit,
  submit,
  assign,
  assign,
  assign,
  review,
  review,
  review,
  review,
  approve,
  approve,
  approve,
  (state, context, n) =>
    removeDocument({ ...who, documentId: documentIn(state, n) }, state, asSalem(context)),
  (state, context) => withdrawApplication(who, state, asSalem(context)),
  (state, context) =>
    requestChanges({ ...who, notes: { about: 'More' } }, state, asHuda(context), policy),
  (state, context) =>
    rejectApplication({ ...who, cause: 'documents', note: '' }, state, asHuda(context), policy),
  (state, context) => releaseApplication(who, state, asHuda(context)),
  (state, context) => reopenApplication(who, state, asHuda(context)),
  (state, context) => suspendProfessional(suspension, state, asHuda(context)),
  (state, context) => reinstateProfessional(who, state, asHuda(context)),
  (state, context, n) =>
    n % 4 === 0
      ? revokeProfessional(suspension, state, asHuda(context))
      : submit(state, context, n),
  (state, context, n) =>
    n % 40 === 0 ? abandonApplication(who, state, asSystem(context)) : assign(state, context, n),
  (state, context, n) =>
    lapseApplication({ documentId: documentIn(state, n) }, state, asSystem(context)),
  (state, context, n) =>
    warnOfExpiry({ documentId: documentIn(state, n) }, state, asSystem(context)),
];

/** The statuses that may follow each status: the machine as it is drawn. */
const next: { readonly [Status in Application['status']]: readonly ApplicationStatus[] } = {
  none: ['draft'],
  draft: ['submitted', 'withdrawn'],
  submitted: ['under_review', 'withdrawn'],
  under_review: ['approved', 'changes_requested', 'rejected', 'submitted', 'withdrawn'],
  changes_requested: ['submitted', 'withdrawn', 'under_review'],
  approved: ['lapsed', 'suspended', 'withdrawn'],
  rejected: ['draft', 'under_review', 'withdrawn'],
  withdrawn: ['draft'],
  lapsed: ['approved', 'suspended', 'withdrawn'],
  suspended: ['approved', 'revoked', 'withdrawn'],
  revoked: [],
};

interface Step {
  readonly before: Application;
  readonly event: ApplicationEvent;
  readonly after: StartedApplication;
  readonly now: Instant;
}

/** Whether a deadline is gone once its timer has rung. */
function ends(deadline: ApplicationDeadline, state: Application, now: Instant): boolean {
  const command = deadline.name === 'lapse' ? lapseApplication : warnOfExpiry;
  const context: Context = { actor: 'system', now, newId: () => '' };
  const decision = command({ documentId: deadline.about }, state, context);
  if (!decision.ok) return false;
  const after = deadlinesOf(decision.events.reduce(application.evolve, state));
  return !after.some((left) => isDeepStrictEqual(left, deadline));
}

const promises: { readonly [promise: string]: (step: Step) => boolean } = {
  'a status follows the one before it in the machine': ({ before, after }) =>
    after.status === before.status || next[before.status].includes(after.status),

  'an applicant sends changes in three times at most': ({ after }) => after.round <= 4,

  'what was approved has an accepted identity document': ({ event, after }) =>
    event.type !== 'osta.application.application-approved' ||
    after.documents.some(
      ({ kind, review: verdict }) => kind === 'identity' && verdict === 'accepted',
    ),

  'nothing is submitted that an admin still waits for': ({ event, after }) =>
    event.type !== 'osta.application.application-submitted' ||
    Object.values(after.changes).every((note) => note === ''),

  'only a professional has deadlines': ({ after }) =>
    after.status === 'approved' || deadlinesOf(after).length === 0,

  'after a warning, the next one is later': ({ event, after, now }) =>
    event.type !== 'osta.application.application-expiry-warned' ||
    deadlinesOf(after).every(({ name, dueAt }) => name === 'lapse' || dueAt > now),

  'every deadline ends with its command, at its time and later': ({ after }) =>
    deadlinesOf(after).every(
      (deadline) =>
        ends(deadline, after, deadline.dueAt) && ends(deadline, after, later(today, 9999 * day)),
    ),

  'every status that is not final is left by somebody or by a timer': ({ after }) =>
    after.status === 'revoked' || applicationVerbs[after.status].length > 0,
};

const attempt = record({
  verb: integer({ min: 0, max: 10_000 }),
  n: integer({ min: 0, max: 10_000 }),
  daysLater: constantFrom(0, 0, 0, 1, 3, 31),
});

/** A professional whose document has expired, and who has sent the next one. */
const renewing: readonly ApplicationEvent[] = [
  ...approved,
  happened('lapsed', { documentId, kind: 'identity' }),
  { ...added, data: { ...added.data, documentId: otherDocumentId } },
];

/** Stories begin before the application, in its middle, or with a professional: so they get to every end. */
const beginning = constantFrom<readonly ApplicationEvent[]>([], underReview, approved, renewing);

it('keeps its promises in every random story of an applicant, admins and time', () => {
  const statuses = new Set<string>();
  const types = new Set<string>();

  assert(
    property(beginning, array(attempt, { minLength: 40, maxLength: 120 }), (history, attempts) => {
      let state = history.reduce(application.evolve, application.initial);
      let now: Instant = today;
      let ids = 0;
      for (const { verb, n, daysLater } of attempts) {
        now = later(now, daysLater * day);
        ids += 1;
        const id = `01980000-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`;
        const context = { now, actor: salem, newId: () => id };
        const decision = moves[verb % moves.length]?.(state, context, n);
        if (!decision?.ok) continue;
        for (const event of decision.events) {
          expect(ApplicationEvent.parse(event)).toEqual(event);
          const after = application.evolve(state, event);
          if (after.status === 'none') throw new Error('what was begun stays');
          const step = { before: state, event, after, now };
          const broken = Object.entries(promises).filter(([, holds]) => !holds(step));
          expect(broken.map(([promise]) => promise)).toEqual([]);
          statuses.add(after.status);
          types.add(event.type);
          state = after;
        }
      }
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }),
    { numRuns: 1500, plugins: [unbiased()] },
  );

  // The stories reach every status and event type: otherwise the promises above say little
  expect([...statuses].toSorted()).toEqual(ApplicationStatus.options.toSorted());
  const all = ApplicationEvent.options.map(({ shape }) => shape.type.value);
  expect([...types].toSorted()).toEqual(all.toSorted());
}, 60_000);

it('ignores a stream that does not start with the first event', () => {
  const orphan: ApplicationEvent = {
    type: 'osta.application.application-approved',
    data: { applicantId: salem },
  };
  expect(application.evolve(application.initial, orphan)).toEqual({ status: 'none' });
});
