/**
 * Whether a list was switched off for a type at a moment, as an expression: an odd number of turns by
 * then. `domain/reading/preferences.ts` writes them.
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
