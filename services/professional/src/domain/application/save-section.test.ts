import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { CategoryId } from '@osta/reference/category-id';
import { describe, it } from 'vitest';

import {
  approved,
  by,
  changesRequested,
  draft,
  happened,
  salem,
  submitted,
  underReview,
} from '../../testing/application-story.ts';
import { applicationVerbs } from './allowed.ts';
import { application } from './application.ts';
import { saveServices } from './save-section.ts';

const plumbing = CategoryId.parse('plumbing');
const command = { applicantId: salem, categoryIds: [plumbing, plumbing] };
const saved = happened('services-saved', { categoryIds: ['plumbing'] });
const started = happened('started');
const facts = { catalogue: { changed: [], hidden: [] } };
const rejected = happened('rejected', {
  cause: 'documents',
  note: '',
  reapplyFrom: '2026-03-31T08:00:00.000Z',
});

describe('save a section', () => {
  it('begins the application with the first one; a trade counts once', () => {
    given(application).when(saveServices, command, by(salem), facts).emits(started, saved);
  });

  it('keeps what was said when the draft is open, or changes are asked for', () => {
    given(application, ...draft)
      .when(saveServices, command, by(salem), facts)
      .emits(saved);
    given(application, ...underReview, changesRequested)
      .when(saveServices, command, by(salem), facts)
      .emits(saved);
  });

  it('takes trades of the catalogue, also added ones, and keeps hidden ones', () => {
    const pets = CategoryId.parse('pet-care');
    const wanted = { ...command, categoryIds: [plumbing, pets] };
    given(application)
      .when(saveServices, wanted, by(salem), facts)
      .refuses({ code: 'TRADE_UNKNOWN', categoryId: pets });
    given(application)
      .when(saveServices, wanted, by(salem), { catalogue: { changed: [pets], hidden: [] } })
      .emits(started, happened('services-saved', { categoryIds: [plumbing, pets] }));
    const hidden = { catalogue: { changed: [plumbing], hidden: [plumbing] } };
    given(application)
      .when(saveServices, command, by(salem), hidden)
      .refuses({ code: 'TRADE_HIDDEN', categoryId: plumbing });
    given(application, ...draft)
      .when(saveServices, command, by(salem), hidden)
      .emits(saved);
  });

  it('begins again after a withdrawal', () => {
    given(application, ...draft, submitted, happened('withdrawn', { cause: 'by-applicant' }))
      .when(saveServices, command, by(salem), facts)
      .emits(started, saved);
  });

  it('waits thirty days after a rejection', () => {
    const from = Instant.parse('2026-03-31T08:00:00.000Z');
    given(application, ...underReview, rejected)
      .when(saveServices, command, by(salem), facts)
      .refuses({ code: 'REAPPLY_TOO_EARLY', from });
    given(application, ...underReview, rejected)
      .when(saveServices, command, by(salem, from), facts)
      .emits(started, saved);
  });

  it.each([
    ['submitted', [...draft, submitted]],
    ['under_review', underReview],
    ['approved', approved],
  ] as const)('is refused when it is %s', (state, history) => {
    given(application, ...history)
      .when(saveServices, command, by(salem), facts)
      .refuses({
        code: 'APPLICATION_ILLEGAL_TRANSITION',
        state,
        allowed: [...applicationVerbs[state]],
      });
  });
});
