import type { ApplicationEvent } from '@osta/contracts/application/events';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  assigned,
  by,
  changesRequested,
  happened,
  huda,
  salem,
  today,
  underReview,
} from '../../testing/application-story.ts';
import { defaultApplicationPolicy as policy } from './application-policy.ts';
import { application } from './application.ts';
import { requestChanges } from './request-changes.ts';

const command = { applicantId: salem, notes: { about: 'Say what you do with heaters' } };

/** One more round: changes are asked for, sent in, and reviewed. */
function round(n: number): readonly ApplicationEvent[] {
  return [changesRequested, happened('submitted', { round: n, submittedAt: today }), assigned];
}

describe('request changes', () => {
  it('says what to change, field by field', () => {
    given(application, ...underReview)
      .when(requestChanges, command, by(huda), policy)
      .emits(changesRequested);
  });

  it('has to name a field', () => {
    given(application, ...underReview)
      .when(requestChanges, { applicantId: salem, notes: {} }, by(huda), policy)
      .refuses({ code: 'CHANGES_EMPTY' });
  });

  it('ends after three changes: then the answer is yes or no', () => {
    const third = [...underReview, ...round(2), ...round(3)];
    given(application, ...third)
      .when(requestChanges, command, by(huda), policy)
      .emits(changesRequested);
    given(application, ...third, ...round(4))
      .when(requestChanges, command, by(huda), policy)
      .refuses({ code: 'RESUBMIT_LIMIT_REACHED', limit: 3 });
  });
});
