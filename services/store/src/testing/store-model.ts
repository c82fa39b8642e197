import type { StoreRefusal } from '@osta/contracts/store/refusals';
import { BasicSection, LocationSection } from '@osta/contracts/store/sections';
import type { RevisionStatus, StoreStatus } from '@osta/contracts/store/status';
import { constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';

import { sections } from './any-store.ts';

/** What an admin checks before customers see it, as numbers: which name, which place. */
interface Reviewed {
  readonly basic: number;
  readonly location: number;
}

/** What a store is expected to be: as little as decides what may happen next. */
export interface Model {
  status: StoreStatus;
  round: number;
  /** Whether the last section that a submission needs is there. */
  hasContact: boolean;
  /** The section of which an admin asks for a change that was not made. */
  asked: 'contact' | 'basic' | null;
  /** What its members edit, and what customers see; `null` before the first approval. */
  content: Reviewed;
  live: Reviewed | null;
  revision: RevisionStatus | null;
  /** Whether it was paused when it was suspended last. */
  isPaused: boolean;
}

/** Who does it: somebody of the store, a stranger, an admin, or an admin who is a manager of the store. */
export type Who = 'owner' | 'manager' | 'staff' | 'stranger' | 'admin' | 'partner';

/** A step of a story. */
export interface Step {
  readonly verb: keyof typeof rules;
  readonly who: Who;
}

/** One draw: which of the steps that lead on, by which person who may; a wild one is any step by anybody. */
export interface Draw {
  readonly pick: number;
  readonly isWild: boolean;
  readonly member: 'owner' | 'manager' | 'partner';
  readonly anybody: Who;
}

export const draw: Arbitrary<Draw> = record({
  pick: nat(9999),
  isWild: oneof(
    { weight: 9, arbitrary: constant(false) },
    { weight: 2, arbitrary: constant(true) },
  ),
  member: constantFrom('owner', 'manager', 'partner'),
  anybody: constantFrom('owner', 'manager', 'staff', 'stranger', 'admin', 'partner'),
});

/** A draft that lacks one section. */
export function draftModel(): Model {
  const content: Reviewed = { basic: 0, location: 0 };
  const unreviewed = { asked: null, live: null, revision: null, isPaused: false };
  return { status: 'draft', round: 0, hasContact: false, content, ...unreviewed };
}

/** What a step says, where it says something: as the store began, or otherwise. */
export function saidOf(verb: Step['verb']): {
  readonly basic: BasicSection;
  readonly location: LocationSection;
} {
  const name = verb === 'rename' ? { ar: 'الواحة الجديدة', en: '' } : sections.basic.name;
  const placeId = verb === 'move' ? 'm-janzour' : sections.location.placeId;
  return {
    basic: BasicSection.parse({ ...sections.basic, name }),
    location: LocationSection.parse({ ...sections.location, placeId }),
  };
}

type Code = StoreRefusal['code'];
type Rule = (model: Model) => Code | '';

const editable: readonly StoreStatus[] = ['draft', 'changes_requested', 'published', 'paused'];

/**
 * Where a verb is possible, and what it does there: the code of a refusal, or nothing. `revision` is a public store
 * whose changes wait for an admin, and `revised` one whose changes wait for anybody.
 */
const rules = {
  'save-contact': [editable, saved('contact')],
  'keep-name': [editable, saved('basic', 0)],
  rename: [editable, saved('basic', 1)],
  stay: [editable, saved('location', 0)],
  move: [editable, saved('location', 1)],
  submit: [
    ['draft', 'changes_requested'],
    (model) => {
      if (isIncomplete(model)) return 'STORE_INCOMPLETE';
      return change(model, { status: 'pending_review', round: model.round + 1 });
    },
  ],
  reopen: [['rejected'], to('draft')],
  pause: [['published'], to('paused')],
  resume: [['paused'], to('published')],
  'withdraw-revision': [['revised'], dropRevision],
  close: [
    [...editable, 'pending_review', 'rejected', 'suspended'],
    (model) => change(model, { status: 'closed', revision: null }),
  ],
  approve: [
    ['pending_review', 'revision'],
    (model) => {
      const published = model.revision === null ? { status: 'published' as const } : {};
      return change(model, { ...published, live: model.content, revision: null, asked: null });
    },
  ],
  'ask-contact': [['pending_review', 'revision'], asks('contact')],
  'ask-name': [['pending_review', 'revision'], asks('basic')],
  reject: [
    ['pending_review', 'revision'],
    (model) =>
      model.revision === null ? change(model, { status: 'rejected' }) : dropRevision(model),
  ],
  suspend: [
    ['published', 'paused'],
    (model) => change(model, { status: 'suspended', isPaused: model.status === 'paused' }),
  ],
  // What was paused before stays so
  reinstate: [
    ['suspended'],
    (model) => change(model, { status: model.isPaused ? 'paused' : 'published' }),
  ],
} satisfies Readonly<
  Record<string, readonly [readonly (StoreStatus | 'revision' | 'revised')[], Rule]>
>;

const ofAdmins: ReadonlySet<Step['verb']> = new Set([
  'approve',
  'ask-contact',
  'ask-name',
  'reject',
  'suspend',
  'reinstate',
]);

function change(model: Model, part: Partial<Model>): '' {
  Object.assign(model, part);
  return '';
}

function to(status: StoreStatus): Rule {
  return (model) => change(model, { status });
}

function isIncomplete({ hasContact, asked }: Model): boolean {
  return !hasContact || asked !== null;
}

function asks(asked: 'contact' | 'basic'): Rule {
  return (model) =>
    model.revision === null
      ? change(model, { asked, status: 'changes_requested' })
      : change(model, { asked, revision: 'changes_requested' });
}

/** The members edit the public page again. */
function dropRevision(model: Model): '' {
  return change(model, { content: model.live ?? model.content, revision: null, asked: null });
}

/** The answer to all that was asked sends a revision in again. */
function sendAgain(model: Model): '' {
  const isAnswered = model.revision === 'changes_requested' && !isIncomplete(model);
  return isAnswered ? change(model, { revision: 'pending_review' }) : '';
}

function saved(section: 'contact'): Rule;
function saved(section: keyof Reviewed, value: number): Rule;
function saved(section: 'contact' | keyof Reviewed, value = 0): Rule {
  return (model) => {
    if (model.asked === section) model.asked = null;
    if (section === 'contact') {
      model.hasContact = true;
      return sendAgain(model);
    }
    const { live, content } = model;
    const differed = live !== null && content[section] !== live[section];
    model.content = { ...content, [section]: value };
    if (live === null) return '';
    if (value !== live[section]) return change(model, { revision: 'pending_review' });
    if (!differed) return sendAgain(model);
    return isSame(model.content, live)
      ? dropRevision(model)
      : change(model, { revision: 'pending_review' });
  };
}

function isSame(one: Reviewed, other: Reviewed): boolean {
  return one.basic === other.basic && one.location === other.location;
}

function isPossible({ status, revision }: Model, verb: Step['verb']): boolean {
  const states: readonly string[] = rules[verb][0];
  const isOpen = status === 'published' || status === 'paused';
  return (
    states.includes(status) ||
    (isOpen && revision !== null && states.includes('revised')) ||
    (isOpen && revision === 'pending_review' && states.includes('revision'))
  );
}

/** Takes a step in the model. Returns the code of the refusal, which changes nothing; empty when it is done. */
export function take(model: Model, { verb, who }: Step): Code | '' {
  if (ofAdmins.has(verb)) {
    // What was never sent in is nobody's to see but its members'
    if (model.round === 0) return 'STORE_NOT_FOUND';
    if (who !== 'admin') return 'OWN_STORE';
  } else {
    if (who === 'stranger' || who === 'admin') return 'STORE_NOT_FOUND';
    const isTooLow = who === 'staff' || (verb === 'close' && who !== 'owner');
    if (isTooLow) return 'STORE_ROLE_TOO_LOW';
  }
  if (!isPossible(model, verb)) return 'STORE_ILLEGAL_TRANSITION';
  return rules[verb][1](model);
}

const allVerbs = Object.keys(rules).filter((verb): verb is Step['verb'] => verb in rules);

/** What brings a story to where much is possible. */
const leadsOn: ReadonlySet<Step['verb']> = new Set([
  'save-contact',
  'submit',
  'approve',
  'reopen',
  'reinstate',
]);

/** Returns the step of a draw: mostly one that the state allows, by somebody who may. */
export function stepOf(model: Model, { pick, isWild, member, anybody }: Draw): Step {
  const possible = allVerbs.filter((verb) => verb !== 'close' && isPossible(model, verb));
  const onward = possible.filter((verb) => leadsOn.has(verb));
  const verbs = isWild || possible.length === 0 ? allVerbs : [...possible, ...onward, ...onward];
  const verb = verbs[pick % verbs.length] ?? 'submit';
  // No one but admins reaches what admins decide: the authorisation matrix has it
  if (ofAdmins.has(verb)) return { verb, who: isWild && pick % 2 === 0 ? 'partner' : 'admin' };
  return { verb, who: isWild ? anybody : member };
}

/** What is to be seen of a store after a step: of its members' page, and of that of customers. */
export interface Seen {
  readonly status: StoreStatus;
  readonly round: number;
  readonly revision: RevisionStatus | null;
  readonly isIncomplete: boolean;
  /** Name and place that its members edit. */
  readonly edited: readonly [string, string];
  /** The same, as customers see them; `null`: they see nothing. */
  readonly shown: readonly [string, string] | null;
}

/** Returns what the model says is to be seen. The store has a plan. */
export function seenIn(model: Model): Seen {
  const { status, round, revision, content, live } = model;
  return {
    status,
    round,
    revision,
    isIncomplete: isIncomplete(model),
    edited: wordsOf(content),
    shown: status === 'published' && live !== null ? wordsOf(live) : null,
  };
}

function wordsOf({ basic, location }: Reviewed): readonly [string, string] {
  return [
    saidOf(basic === 0 ? 'keep-name' : 'rename').basic.name.ar,
    saidOf(location === 0 ? 'stay' : 'move').location.placeId,
  ];
}
