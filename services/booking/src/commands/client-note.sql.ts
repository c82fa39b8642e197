/**
 * Replaces the note of a professional about a client, who has or had a booking with them. Primary key of
 * `client_note`, index `booking_professional_id_tab_starts_at_id_idx`. Returns no row where there is no such client.
 *
 * Parameters: professional, customer, text, now. An empty text takes the note away.
 */
export const replaceClientNote = {
  name: 'booking.replace-client-note',
  text: `
with client as (
  select from booking
  where professional_id = $1::uuid and customer_id = $2::uuid and tab is not null
  limit 1
), removed as (
  delete from client_note
  using client
  where professional_id = $1::uuid and customer_id = $2::uuid and $3::text = ''
), kept as (
  insert into client_note (professional_id, customer_id, text, updated_at)
  select $1::uuid, $2::uuid, $3::text, $4::timestamptz from client where $3::text <> ''
  on conflict (professional_id, customer_id) do update set
    text = excluded.text, updated_at = excluded.updated_at
)
select true as "isClient" from client`,
} as const;
