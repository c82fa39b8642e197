/**
 * When an admin last accepted a document of the person of `profile`, while the approval stands; null for never. Index
 * `application_applicant_id_idx`.
 */
export const checkedAt = `(
  select max(document.value ->> 'reviewedAt')
  from professional.application
  cross join lateral jsonb_array_elements(application.state -> 'documents') as document
  where application.applicant_id = profile.id and application.status = 'approved'
    and document.value ->> 'review' = 'accepted')`;
