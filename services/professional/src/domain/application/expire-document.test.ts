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
