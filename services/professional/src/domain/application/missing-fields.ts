import { ApplicationField } from '@osta/contracts/application/status';
import type { Instant } from '@osta/contracts/instant';

import type { StartedApplication } from './application.ts';
import { hasExpired, neededKinds } from './legal-document.ts';

/** Returns the fields that a submission still needs: empty, or with a change that an admin asked for. */
export function missingFields(
  { content, documents, changes }: StartedApplication,
  now: Instant,
): ApplicationField[] {
  const hasDocuments = neededKinds.every((needed) =>
    documents.some(
      (document) =>
        document.kind === needed && document.review !== 'refused' && !hasExpired(document, now),
    ),
  );
  const isThere: { readonly [Field in ApplicationField]: boolean } = {
    legalName: content.legalName !== null,
    about: content.about !== null,
    experienceYears: content.experienceYears !== null,
    categoryIds: content.categoryIds.length > 0,
    placeIds: content.placeIds.length > 0,
    commitments: content.hasAcceptedCommitments,
    documents: hasDocuments,
  };
  return ApplicationField.options.filter((field) => !isThere[field] || changes[field] !== '');
}
