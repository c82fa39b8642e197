import { ApplicationEvent } from '@osta/contracts/application/events';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { notify } from './notify.ts';

const applicant = '01980000-0000-7000-8000-00000000000a';
const admin = '01980000-0000-7000-8000-0000000000ad';
const documents = '/become-professional?part=documents';

function told(name: string, data: Readonly<Record<string, unknown>>, actor: string): unknown[] {
  const type = `osta.application.application-${name}`;
  const event = ApplicationEvent.parse({ type, data: { applicantId: applicant, ...data } });
  const made = { ...madeEvent({ type, subject: applicant, data: event.data }), actor };
  return notify(made as Parameters<typeof notify>[0]).map(
    ({ recipientId, type: kind, reason, parameters: { actionPath } }) => [
      recipientId,
      kind,
      reason,
      actionPath,
    ],
  );
}

it('tells the applicant what an admin, or time, has done', () => {
  expect(told('approved', {}, admin)).toEqual([
    [applicant, 'system', 'application_approved', '/professional/profile'],
  ]);
  const from = { from: 'rejected' };
  expect(told('reopened', from, admin)).toEqual([
    [applicant, 'system', 'application_reopened', '/registration-pending'],
  ]);
  const document = { documentId: admin, kind: 'identity' };
  expect(told('expiry-warned', { ...document, daysLeft: 7 }, 'system')).toEqual([
    [applicant, 'system', 'document_expiring', documents],
  ]);
  expect(told('lapsed', document, 'system')).toEqual([
    [applicant, 'system', 'document_expired', documents],
  ]);
});

it('says nothing of the own steps of the applicant, nor of an accepted document', () => {
  expect(told('started', {}, applicant)).toEqual([]);
  expect(told('withdrawn', { cause: 'by-applicant' }, applicant)).toEqual([]);
  const review = { documentId: admin, note: '', reviewedAt: '2026-03-01T08:00:00.000Z' };
  const accepted = { ...review, verdict: 'accepted', cause: null };
  const refused = { ...review, verdict: 'refused', cause: 'unreadable' };
  expect(told('document-reviewed', accepted, admin)).toEqual([]);
  expect(told('document-reviewed', refused, admin)).toEqual([
    [applicant, 'system', 'document_refused', documents],
  ]);
});
