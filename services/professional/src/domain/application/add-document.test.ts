import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import { added, by, documentId, draft, fileId, salem } from '../../testing/application-story.ts';
import { addDocument, type AddDocument } from './add-document.ts';
import { defaultApplicationPolicy } from './application-policy.ts';
import { application } from './application.ts';

const facts = { policy: defaultApplicationPolicy, isFileTheirs: true };
const soFar = draft.filter((event) => event !== added);

/** The document of the stories, with other dates. */
function dated(issuedOn: string, expiresOn: string | null): AddDocument {
  return {
    applicantId: salem,
    kind: 'identity',
    number: '119900112233',
    issuedOn,
    expiresOn,
    fileId,
  };
}

describe('the dates of a document', () => {
  it('are recorded as they are written on it', () => {
    given(application, ...soFar)
      .when(addDocument, dated('2021-12-31', '2026-12-31'), by(salem), facts)
      .emits({ ...added, data: { ...added.data, documentId } });
  });

  // Today is 1 March, and Libya is two hours ahead: its day begins at 22:00
  it.each([
    ['2026-03-01', '2026-03-01T08:00:00.000Z'],
    ['2026-03-02', '2026-03-01T22:00:00.000Z'],
  ])('allow an issue on the day itself: %s at %s', (issuedOn, now) => {
    given(application, ...soFar)
      .when(addDocument, dated(issuedOn, null), by(salem, Instant.parse(now)), facts)
      .emits({ ...added, data: { ...added.data, issuedOn, expiresOn: null } });
  });

  it.each([
    ['2026-03-02', '2026-03-01T08:00:00.000Z'],
    ['2026-03-02', '2026-03-01T21:59:59.999Z'],
    ['2027-01-01', '2026-03-01T08:00:00.000Z'],
  ])('allow no issue in the future: %s at %s', (issuedOn, now) => {
    given(application, ...soFar)
      .when(addDocument, dated(issuedOn, '2030-01-01'), by(salem, Instant.parse(now)), facts)
      .refuses({ code: 'DOCUMENT_NOT_YET_ISSUED' });
  });

  it.each(['2026-02-28', '2026-02-27', '2020-01-01'])(
    'allow no end at or before the issue: %s',
    (expiresOn) => {
      given(application, ...soFar)
        .when(addDocument, dated('2026-02-28', expiresOn), by(salem), facts)
        .refuses({ code: 'DOCUMENT_DATES_CROSSED' });
    },
  );

  it('allow no end that has passed', () => {
    given(application, ...soFar)
      .when(addDocument, dated('2020-01-01', '2026-02-28'), by(salem), facts)
      .refuses({ code: 'DOCUMENT_EXPIRED' });
  });
});
