import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  added,
  by,
  changesRequested,
  draft,
  happened,
  salem,
  submitted,
  today,
  underReview,
} from '../../testing/application-story.ts';
import { application } from './application.ts';
import { submitApplication } from './submit-application.ts';

const command = { applicantId: salem };

describe('submit an application', () => {
  it('sends a complete draft in', () => {
    given(application, ...draft)
      .when(submitApplication, command, by(salem))
      .emits(submitted);
  });

  it('names what is missing', () => {
    given(application, happened('started'), added)
      .when(submitApplication, command, by(salem))
      .refuses({
        code: 'APPLICATION_INCOMPLETE',
        missing: [
          'legalName',
          'about',
          'experienceYears',
          'categoryIds',
          'placeIds',
          'commitments',
        ],
      });
  });

  it('takes no document that has expired meanwhile', () => {
    given(application, ...draft)
      .when(submitApplication, command, by(salem, Instant.parse('2026-12-31T22:00:00.000Z')))
      .refuses({ code: 'APPLICATION_INCOMPLETE', missing: ['documents'] });
  });

  it('sends changes in once every one was made', () => {
    const asked = [...underReview, changesRequested];
    given(application, ...asked)
      .when(submitApplication, command, by(salem))
      .refuses({ code: 'APPLICATION_INCOMPLETE', missing: ['about'] });
    const changed = happened('general-saved', {
      legalName: 'Salem',
      about: 'Pipes, taps and heaters',
      experienceYears: 7,
    });
    given(application, ...asked, changed)
      .when(submitApplication, command, by(salem))
      .emits(happened('submitted', { round: 2, submittedAt: today }));
  });

  it('is refused where nobody has applied', () => {
    given(application).when(submitApplication, command, by(salem)).refuses({ code: 'NOT_APPLIED' });
  });
});
