import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  assigned,
  by,
  draft,
  happened,
  huda,
  nuri,
  salem,
  submitted,
  underReview,
} from '../../testing/application-story.ts';
import { application } from './application.ts';
import { releaseApplication } from './release-application.ts';

const command = { applicantId: salem };
const released = happened('released');

describe('release an application', () => {
  it.each([huda, nuri])('lets it wait for somebody again', (admin) => {
    given(application, ...underReview)
      .when(releaseApplication, command, by(admin))
      .emits(released);
  });

  it('is for what is under review', () => {
    given(application, ...draft, submitted, assigned, released)
      .when(releaseApplication, command, by(huda))
      .refuses({
        code: 'APPLICATION_ILLEGAL_TRANSITION',
        state: 'submitted',
        allowed: ['withdraw', 'assign'],
      });
  });

  it('is not for the applicant', () => {
    given(application, ...underReview)
      .when(releaseApplication, command, by(salem))
      .refuses({ code: 'OWN_APPLICATION' });
  });
});
