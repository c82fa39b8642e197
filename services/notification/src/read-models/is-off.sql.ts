/**
 * Returns an SQL expression: whether a type was switched off at a moment, which is so after an odd
 * number of turns. `domain/reading/preferences.ts` writes the turns.
 *
 * @param turns of the recipient, or null; the names of the columns are those of the statement
 * @param place the moment in milliseconds
 */
export function isOffSql(turns: string, type: string, place: string): string {
  return `(${turns} is not null and (
    select count(*) % 2 = 1 from jsonb_array_elements_text(${turns} -> ${type}) as turn
    where turn::bigint <= ${place}
  ))`;
}
