import { defineTopic } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { ApplicationEvent } from './events.ts';
import { ApplicationField } from './status.ts';

function ofApplicant(...path: [string, ...string[]]): PersonalField {
  return { path, of: 'applicantId' };
}

/** Applications of people who want to work as professionals. */
export const applicationTopic = defineTopic('application', {
  newest: ApplicationEvent.options,
  // Words of an admin about an application count as the applicant's, and are forgotten with them
  personalWords: {
    'osta.application.application-general-saved.v1': [
      ofApplicant('legalName'),
      ofApplicant('about'),
    ],
    'osta.application.application-document-added.v1': [ofApplicant('number')],
    'osta.application.application-changes-requested.v1': ApplicationField.options.map((field) =>
      ofApplicant('notes', field),
    ),
    'osta.application.application-document-reviewed.v1': [ofApplicant('note')],
    'osta.application.application-rejected.v1': [ofApplicant('note')],
    'osta.application.application-suspended.v1': [ofApplicant('note')],
    'osta.application.application-revoked.v1': [ofApplicant('note')],
  },
});
