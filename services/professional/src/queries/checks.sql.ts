/**
 * Which kinds of documents of the person of `profile` an admin has accepted, and when each last, while the approval
 * stands: JSON, the first one first. Index `application_applicant_id_idx`.
 */
export const checks = `(
  select coalesce(jsonb_agg(checked order by checked.at, checked.kind), '[]')
  from (
    select document.value ->> 'kind' as kind, max(document.value ->> 'reviewedAt') as at
    from professional.application
    cross join lateral jsonb_array_elements(application.state -> 'documents') as document
    where application.applicant_id = profile.id and application.status = 'approved'
      and document.value ->> 'review' = 'accepted'
    group by 1
  ) as checked)`;
