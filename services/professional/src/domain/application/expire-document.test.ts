import { Instant, later } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import {
  approved,
  by,
  documentId,
  fileId,
  happened,
  huda,
  salem,
  today,
} from '../../testing/application-story.ts';
import { application } from './application.ts';
import { deadlinesOf } from './deadlines.ts';
import { lapseApplication, warnOfExpiry } from './expire-document.ts';
import { removeDocument } from './remove-document.ts';
import { reviewDocument } from './review-document.ts';

const day = 86_400_000;
/** The document of the story is valid until the end of 2026, in Libya. */
const expiry = Instant.parse('2026-12-31T22:00:00.000Z');
const lapsed = happened('lapsed', { documentId, kind: 'identity' });
const newer = '01980000-0000-7000-8000-0000000000d2';
const renewal = happened('document-added', {
  documentId: newer,
  kind: 'identity',
  number: '2',
  issuedOn: '2026-12-31',
  expiresOn: '2029-12-31',
  fileId,
});
const reviewed = happened('document-reviewed', {
  documentId: newer,
  verdict: 'accepted',
  cause: null,
  note: '',
  reviewedAt: later(expiry, day),
});

const warned = (daysLeft: number) =>
  happened('expiry-warned', { documentId, kind: 'identity', daysLeft });

function deadlinesAfter(...history: (typeof approved)[number][]): readonly string[] {
  const state = history.reduce(application.evolve, application.initial);
  return deadlinesOf(state).map(({ name, dueAt }) => `${name} ${dueAt}`);
}

describe('the expiry of a document', () => {
  it('is warned of 30, 7 and 1 days before', () => {
    const lapse = `lapse ${expiry}`;
    expect(deadlinesAfter(...approved)).toEqual(['warn-of-expiry 2026-12-01T22:00:00.000Z', lapse]);
    expect(deadlinesAfter(...approved, warned(30))).toEqual([
      'warn-of-expiry 2026-12-24T22:00:00.000Z',
      lapse,
    ]);
    expect(deadlinesAfter(...approved, warned(30), warned(7))).toEqual([
      'warn-of-expiry 2026-12-30T22:00:00.000Z',
      lapse,
    ]);
    expect(deadlinesAfter(...approved, warned(30), warned(7), warned(1))).toEqual([lapse]);
    given(application, ...approved)
      .when(warnOfExpiry, { documentId }, by('system', later(expiry, -30 * day)))
      .emits(warned(30));
  });

  it('is warned of once after a long stop, with the days that are left', () => {
    given(application, ...approved)
      .when(warnOfExpiry, { documentId }, by('system', later(expiry, -2 * day)))
      .emits(warned(7));
  });

  it('makes the professional lapse where a warning comes too late', () => {
    for (const late of [0, day]) {
      given(application, ...approved)
        .when(warnOfExpiry, { documentId }, by('system', later(expiry, late)))
        .emits(lapsed);
    }
  });

  it('makes the professional lapse, at its time', () => {
    given(application, ...approved)
      .when(lapseApplication, { documentId }, by('system', expiry))
      .emits(lapsed);
    given(application, ...approved)
      .when(lapseApplication, { documentId }, by('system', later(expiry, -1)))
      .refuses({ code: 'DOCUMENT_NOT_FOUND' });
    given(application, ...approved)
      .when(lapseApplication, { documentId }, by(salem, expiry))
      .refuses({ code: 'DOCUMENT_NOT_FOUND' });
  });

  it('ends with a new document that an admin accepts', () => {
    const command = {
      applicantId: salem,
      documentId: newer,
      verdict: 'accepted',
      cause: null,
      note: '',
    } as const;
    given(application, ...approved, lapsed, renewal)
      .when(reviewDocument, command, by(huda, later(expiry, day)))
      .emits(reviewed, happened('renewed'));
  });

  it('does not matter any more once a newer document holds', () => {
    expect(deadlinesAfter(...approved, renewal, reviewed)).toEqual([
      'warn-of-expiry 2029-12-01T22:00:00.000Z',
      'lapse 2029-12-31T22:00:00.000Z',
    ]);
    given(application, ...approved, renewal, reviewed)
      .when(lapseApplication, { documentId }, by('system', expiry))
      .refuses({ code: 'DOCUMENT_NOT_FOUND' });
  });

  it('waits while the professional is suspended, and counts at once when they come back', () => {
    const suspended = happened('suspended', { cause: 'complaints', note: '' });
    expect(deadlinesAfter(...approved, suspended)).toEqual([]);
    expect(deadlinesAfter(...approved, suspended, happened('reinstated'))).toContain(
      `lapse ${expiry}`,
    );
    expect(today < expiry).toBe(true);
  });
});

describe('an expired document that nobody needs', () => {
  const licence = '01980000-0000-7000-8000-0000000000d3';
  const added = happened('document-added', {
    documentId: licence,
    kind: 'trade-licence',
    number: '3',
    issuedOn: '2020-01-01',
    expiresOn: '2026-12-01',
    fileId,
  });
  const accepted = happened('document-reviewed', { ...reviewed.data, documentId: licence });
  const removed = happened('document-removed', { documentId: licence, fileId });
  const after = Instant.parse('2026-12-02T08:00:00.000Z');
  const licensed = [...approved, added, accepted];
  const expired = happened('lapsed', { documentId: licence, kind: 'trade-licence' });
  const remove = { applicantId: salem, documentId: licence };

  it('is removed by its professional, whom customers find again', () => {
    given(application, ...licensed, expired)
      .when(removeDocument, remove, by(salem, after))
      .emits(removed, happened('renewed', {}));
  });

  it('is kept while it is valid, as the proof of identity always is', () => {
    const before = Instant.parse('2026-12-01T08:00:00.000Z');
    given(application, ...licensed)
      .when(removeDocument, remove, by(salem, before))
      .refuses({ code: 'DOCUMENT_NOT_FOUND' });
    given(application, ...approved, lapsed)
      .when(removeDocument, { ...remove, documentId }, by(salem, later(expiry, day)))
      .refuses({ code: 'DOCUMENT_NOT_FOUND' });
  });

  it('does not bring back whose proof of identity has expired too', () => {
    given(application, ...licensed, expired)
      .when(removeDocument, remove, by(salem, later(expiry, day)))
      .emits(removed);
  });
});
