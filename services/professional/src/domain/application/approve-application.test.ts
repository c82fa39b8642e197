import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  by,
  draft,
  happened,
  huda,
  nuri,
  salem,
  underReview,
} from '../../testing/application-story.ts';
import { defaultApplicationPolicy } from './application-policy.ts';
import { application } from './application.ts';
import { approveApplication } from './approve-application.ts';

const command = { applicantId: salem, reviewerId: huda };
const policy = defaultApplicationPolicy;
const byTwo = { ...policy, needsTwoAdmins: true };
const proposed = happened('approval-proposed', { reviewerId: huda });

describe('approve an application', () => {
  it('makes the applicant a professional', () => {
    given(application, ...underReview, accepted)
      .when(approveApplication, command, by(huda), policy)
      .emits(happened('approved'));
  });

  it('needs every document to be reviewed, and a valid one of identity', () => {
    const refusal = { code: 'DOCUMENTS_NOT_ACCEPTED', kinds: ['identity'] } as const;
    given(application, ...underReview)
      .when(approveApplication, command, by(huda), policy)
      .refuses({ ...refusal, kinds: [...refusal.kinds] });
    given(application, ...underReview, accepted)
      .when(
        approveApplication,
        command,
        by(huda, Instant.parse('2027-01-01T08:00:00.000Z')),
        policy,
      )
      .refuses({ ...refusal, kinds: [...refusal.kinds] });
  });

  it('takes two admins where the operator wants it', () => {
    given(application, ...underReview, accepted)
      .when(approveApplication, command, by(huda), byTwo)
      .emits(proposed);
    given(application, ...underReview, accepted, proposed)
      .when(approveApplication, command, by(huda), byTwo)
      .refuses({ code: 'SECOND_ADMIN_NEEDED' });
    given(application, ...underReview, accepted, proposed)
      .when(approveApplication, { ...command, reviewerId: nuri }, by(nuri), byTwo)
      .emits(happened('approved'));
  });

  it('is not for the applicant, and not for a draft', () => {
    given(application, ...underReview, accepted)
      .when(approveApplication, { ...command, reviewerId: salem }, by(salem), policy)
      .refuses({ code: 'OWN_APPLICATION' });
    given(application, ...draft)
      .when(approveApplication, command, by(huda), policy)
      .refuses({ code: 'APPLICATION_NOT_FOUND' });
  });
});
