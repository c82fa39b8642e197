/**
 * Lists applications after a cursor, the longest waiting first. Index `application_status_queue_idx` for one status,
 * `application_queue_idx` for all, `application_renewal_idx` for new documents; for a name `profile_words_named` and
 * `application_applicant_id_idx`, led by it: an array, because the planner makes no join of what may be left out;
 * primary key of `person`.
 *
 * Parameters: $1 status or null; $2 question for a name as text of a tsquery, or null; $3 reviewer or null; $4 whether
 * nobody reviews; $5, $6 time and id of the cursor; $7 limit; $8 whether only professionals with a new document; $9
 * trade or null; $10 places of which one is enough, or null, both as they were sent in; $11 what waits since that time
 * or longer, or null.
 */
export const listApplicationsSql = `
select application.id, application.state, application.updated_at,
  applicant.full_name as applicant_name, reviewer.full_name as reviewer_name
from professional.application
join professional.person as applicant on applicant.id = application.applicant_id
left join professional.person as reviewer on reviewer.id = application.reviewer_id
where application.submitted_at is not null
  and ($1::text is null or application.status = $1)
  and ($2::text is null or application.applicant_id = any(array(
    select id from professional.profile_words where named @@ $2::tsquery)))
  and ($3::uuid is null or application.reviewer_id = $3)
  and (not $4::boolean or application.reviewer_id is null)
  and (
    not $8::boolean
    or application.status in ('approved', 'lapsed')
    and application.state @? '$.documents[*] ? (@.review == "waiting")'
  )
  and ($9::text is null or application.state -> 'submitted' -> 'categoryIds' ? $9)
  and ($10::text[] is null or application.state -> 'submitted' -> 'placeIds' ?| $10)
  and (
    $11::text is null
    or application.status in ('submitted', 'under_review') and application.submitted_at <= $11
  )
  and (application.submitted_at, application.id) > ($5, $6::uuid)
order by application.submitted_at, application.id
limit $7`;
