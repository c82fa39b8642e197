/** A request that is to be sent, as SQL. */
interface Sent {
  readonly service: string;
  /** The most that its customer would pay, in dirham; null: they have not said. */
  readonly budget: string;
}

/**
 * Returns the condition that the rules of a professional let a request through: they want requests, and this service,
 * its budget is large enough or not said, and they have room for one more. Room is reckoned from the requests that
 * go on for them, the ones that their inbox lists as current.
 *
 * Two requests that are sent at the same moment do not count each other: the limit keeps an inbox small, it is not
 * an invariant. Index `request_professional_current_idx`.
 *
 * @param reach alias of `professional_reach`
 */
export function takesRequest(reach: string, { service, budget }: Sent): string {
  const rule = (name: string): string => `${reach}.rules ->> '${name}'`;
  return `(${reach}.rules is null or (
    (${rule('acceptsRequests')})::boolean
    and coalesce(${reach}.rules -> 'serviceIds' = 'null' or ${reach}.rules -> 'serviceIds' ? ${service}, true)
    and coalesce(${budget} >= (${rule('minBudget')})::bigint, true)
    and (${rule('maxOpenRequests')} is null or (
      select count(*) from request_professional as current
      where current.professional_id = ${reach}.id and not (current.has_declined or current.is_closed)
    ) < (${rule('maxOpenRequests')})::int)
  ))`;
}
