import type { ApplicationStatus, ApplicationVerb } from '@osta/contracts/application/status';
import { constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';

/** A document of the model: what an admin said of it, and its last valid day, counted from the start of the story. */
interface ModelDocument {
  review: 'waiting' | 'accepted' | 'refused';
  lastDay: number;
}

/** What an application is expected to be: as little as decides what may happen next. */
export interface Model {
  status: ApplicationStatus;
  /** The day of the story. */
  today: number;
  round: number;
  /** Whether an admin asks for a change that was not made. */
  isAsked: boolean;
  /** Who approved first of two. */
  firstApproval: string | null;
  /** The first day on which a rejected person may begin again. */
  reapplyOn: number;
  documents: ModelDocument[];
}

/** Who does it: the applicant, or one of two admins. */
export type Who = 'applicant' | 'huda' | 'nuri';

/** A step of a story. */
export interface Step {
  readonly verb: Exclude<ApplicationVerb, 'remove-document'> | 'refuse-document';
  readonly who: Who;
  /** How many days a new document is valid. */
  readonly validFor: number;
}

/** One draw: which of the steps that lead on, by which admin; a wild one is any step by anybody. */
export interface Draw {
  readonly pick: number;
  readonly isWild: boolean;
  readonly admin: Exclude<Who, 'applicant'>;
  readonly validFor: number;
  /** Days that pass before it. */
  readonly days: number;
}

export const draw: Arbitrary<Draw> = record({
  pick: nat(9999),
  isWild: oneof(
    { weight: 9, arbitrary: constant(false) },
    { weight: 1, arbitrary: constant(true) },
  ),
  admin: constantFrom('huda', 'nuri'),
  validFor: constantFrom(5, 400),
  days: oneof(
    { weight: 9, arbitrary: constant(0) },
    { weight: 1, arbitrary: constantFrom(1, 6, 31) },
  ),
});

/** How often an applicant may send changes in, in these stories: few, so that they get there. */
export const resubmissions = 1;

/** A complete draft on the first day. */
export function draftModel(): Model {
  const documents: ModelDocument[] = [{ review: 'waiting', lastDay: 305 }];
  const unasked = { round: 0, isAsked: false, firstApproval: null, reapplyOn: 0 };
  return { status: 'draft', today: 0, documents, ...unasked };
}

const mostWaiting = 6;

const isValid = ({ lastDay }: ModelDocument, { today }: Model): boolean => lastDay >= today;

/** The accepted document that holds longest. */
function holding({ documents }: Model): ModelDocument | undefined {
  const accepted = documents.filter(({ review }) => review === 'accepted');
  return accepted.toSorted((one, other) => other.lastDay - one.lastDay)[0];
}

function isStanding(model: Model): boolean {
  const document = holding(model);
  return document !== undefined && isValid(document, model);
}

/** Begins again where a person may; whether they may. */
function begins(model: Model): boolean {
  if (model.status === 'rejected' && model.today < model.reapplyOn) return false;
  if (model.status === 'rejected' || model.status === 'withdrawn') {
    Object.assign(model, { status: 'draft', round: 0, isAsked: false, firstApproval: null });
  }
  return true;
}

type Rule = (model: Model, step: Step) => boolean;

/** In which states a verb is possible, and what it does there: whether it is done. */
const rules: {
  readonly [Verb in Step['verb']]: readonly [readonly ApplicationStatus[], Rule];
} = {
  save: [
    ['draft', 'changes_requested', 'rejected', 'withdrawn'],
    (model) => {
      if (!begins(model)) return false;
      model.isAsked = false;
      return true;
    },
  ],
  'add-document': [
    ['draft', 'under_review', 'changes_requested', 'approved', 'rejected', 'withdrawn', 'lapsed'],
    (model, { validFor }) => {
      const isFull =
        model.documents.filter(({ review }) => review === 'waiting').length >= mostWaiting;
      if (model.status === 'rejected' && model.today < model.reapplyOn) return false;
      if (isFull || !begins(model)) return false;
      model.documents.push({ review: 'waiting', lastDay: model.today + validFor });
      return true;
    },
  ],
  submit: [
    ['draft', 'changes_requested'],
    (model) => {
      const hasDocument = model.documents.some(
        (document) => document.review !== 'refused' && isValid(document, model),
      );
      if (model.isAsked || !hasDocument) return false;
      Object.assign(model, { status: 'submitted', round: model.round + 1, firstApproval: null });
      return true;
    },
  ],
  withdraw: [['submitted', 'changes_requested'], to('withdrawn', { isAsked: false })],
  assign: [['submitted', 'under_review'], to('under_review')],
  release: [['under_review'], to('submitted', { firstApproval: null })],
  'review-document': [['under_review', 'approved', 'lapsed'], reviewed('accepted')],
  'refuse-document': [['under_review', 'approved', 'lapsed'], reviewed('refused')],
  'request-changes': [
    ['under_review'],
    (model) =>
      model.round <= resubmissions &&
      to('changes_requested', { isAsked: true, firstApproval: null })(model),
  ],
  approve: [
    ['under_review'],
    (model, { who }) => {
      if (!isStanding(model) || model.documents.some(({ review }) => review === 'waiting')) {
        return false;
      }
      if (model.firstApproval === who) return false;
      if (model.firstApproval === null) model.firstApproval = who;
      else model.status = 'approved';
      return true;
    },
  ],
  reject: [['under_review'], (model) => to('rejected', { reapplyOn: model.today + 30 })(model)],
  reopen: [
    ['rejected', 'changes_requested'],
    to('under_review', { isAsked: false, firstApproval: null }),
  ],
  suspend: [['approved', 'lapsed'], to('suspended')],
  reinstate: [['suspended'], to('approved')],
  revoke: [['suspended'], to('revoked')],
};

const ofApplicants: ReadonlySet<Step['verb']> = new Set([
  'save',
  'add-document',
  'submit',
  'withdraw',
]);

function to(status: ApplicationStatus, change: Partial<Model> = {}) {
  return (model: Model): true => {
    Object.assign(model, { status, ...change });
    return true;
  };
}

/** The last document is reviewed. */
function reviewed(verdict: 'accepted' | 'refused'): Rule {
  return (model) => {
    const document = model.documents.at(-1);
    if (!document || (model.status !== 'under_review' && document.review !== 'waiting'))
      return false;
    if (verdict === 'accepted' && !isValid(document, model)) return false;
    document.review = verdict;
    if (verdict === 'accepted' && model.status === 'lapsed' && isStanding(model)) {
      model.status = 'approved';
    }
    return true;
  };
}

/** Returns the step of a draw: mostly one that the status allows. */
export function stepOf(model: Model, { pick, isWild, admin, validFor }: Draw): Step {
  const verbs = verbsOf(model.status, isWild);
  const verb = verbs[pick % verbs.length] ?? 'save';
  // An admin who applies has an application of their own
  const isOfApplicant = ofApplicants.has(verb) || (isWild && pick % 3 === 0);
  return { verb, who: isOfApplicant ? 'applicant' : admin, validFor };
}

const allVerbs = Object.keys(rules).filter((verb): verb is Step['verb'] => verb in rules);

/** What brings a story to where much is possible. */
const leadsOn: ReadonlySet<Step['verb']> = new Set([
  'submit',
  'assign',
  'review-document',
  'approve',
]);

function verbsOf(status: ApplicationStatus, isWild: boolean): readonly Step['verb'][] {
  if (isWild) return allVerbs;
  const possible = allVerbs.filter((verb) => rules[verb][0].includes(status));
  const onward = possible.filter((verb) => leadsOn.has(verb));
  return possible.length === 0 ? allVerbs : [...possible, ...onward, ...onward, ...onward];
}

/** Takes a step in the model; returns whether it is possible. What is not possible changes nothing. */
export function take(model: Model, step: Step): boolean {
  const { verb, who } = step;
  const [states, rule] = rules[verb];
  if (!ofApplicants.has(verb) && who === 'applicant') return false;
  // Admins do not see a draft
  if (!ofApplicants.has(verb) && model.round === 0) return false;
  return states.includes(model.status) && rule(model, step);
}

/** What the timer of a document does when it is due. */
export function lapse(model: Model): void {
  if (model.status === 'approved' && !isStanding(model)) model.status = 'lapsed';
}
