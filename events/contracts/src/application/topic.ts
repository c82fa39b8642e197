import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { ApplicationEvent } from './events.ts';
import { ApplicationField } from './status.ts';

function ofApplicant(...path: [string, ...string[]]): PersonalField {
  return { path, of: 'applicantId' };
}

/** Applications of people who want to work as professionals. */
export const applicationTopic: TopicDeclaration<'application'> = defineTopic('application', {
  events: ApplicationEvent.options,
  // Words of an admin about an application count as the applicant's, and are forgotten with them
  personalWords: {
    'osta.application.application-general-saved': [ofApplicant('legalName'), ofApplicant('about')],
    'osta.application.application-document-added': [ofApplicant('number')],
    'osta.application.application-changes-requested': ApplicationField.options.map((field) =>
      ofApplicant('notes', field),
    ),
    'osta.application.application-document-reviewed': [ofApplicant('note')],
    'osta.application.application-rejected': [ofApplicant('note')],
    'osta.application.application-suspended': [ofApplicant('note')],
    'osta.application.application-revoked': [ofApplicant('note')],
  },
});
