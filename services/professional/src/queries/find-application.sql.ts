/**
 * Reads the application of a person, with the names of the person and the reviewer. Index
 * `application_applicant_id_idx`, primary key of `person`. Parameter: the applicant.
 */
export const findApplicationOf = {
  name: 'professional.find-application',
  text: `
select application.id, application.version, application.state,
  applicant.full_name as applicant_name, reviewer.full_name as reviewer_name
from professional.application
left join professional.person as applicant on applicant.id = application.applicant_id
left join professional.person as reviewer on reviewer.id = application.reviewer_id
where application.applicant_id = $1`,
} as const;

/** Reads the names of people. Primary key. Parameter: ids. */
export const readNames = {
  name: 'professional.read-names',
  text: 'select id, full_name from professional.person where id = any($1::uuid[])',
} as const;
