/**
 * Returns the expression of when the applicant of an application last accepted the commitments; null for never. Index
 * `event_stream_id_stream_version_key`.
 *
 * @param applicationId a column
 */
export function committedAt(applicationId: string): string {
  return `(
  select max(event."time")
  from professional.event
  where event.stream_id = ${applicationId}
    and event.type like 'osta.application.application-commitments-accepted.%')`;
}
