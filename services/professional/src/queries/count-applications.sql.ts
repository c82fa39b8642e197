/** Counts what was sent in by status. Index `application_status_queue_idx` alone. */
export const countByStatus = {
  name: 'professional.count-applications',
  text: `
select status, count(*)::int as count
from professional.application
where submitted_at is not null
group by status`,
} as const;
