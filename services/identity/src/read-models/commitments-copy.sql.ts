/**
 * Common table expressions that copy open requests, quotes and bookings. Nothing may be both in what opens and
 * in what ends: one part of a statement does not see what another part writes. Primary keys, and
 * `open_quote_request_id` for the quotes of an ended request.
 *
 * $1 requests, $2 customers; $3 ended requests; $4 quotes, $5 requests, $6 professionals; $7 ended
 * quotes; $8 bookings, $9 customers, $10 professionals; $11 ended bookings.
 */
export const commitmentsSql = `
  opened_requests as (
    insert into open_request (request_id, customer_id)
    select * from unnest($1::uuid[], $2::uuid[])
    on conflict (request_id) do nothing
  ), ended_requests as (
    delete from open_request where request_id = any ($3::uuid[])
  ), opened_quotes as (
    insert into open_quote (quote_id, request_id, professional_id)
    select * from unnest($4::uuid[], $5::uuid[], $6::uuid[])
    on conflict (quote_id) do nothing
  ), ended_quotes as (
    delete from open_quote
     where quote_id = any ($7::uuid[]) or request_id = any ($3::uuid[])
  ), opened_bookings as (
    insert into open_booking (booking_id, customer_id, professional_id)
    select * from unnest($8::uuid[], $9::uuid[], $10::uuid[])
    on conflict (booking_id) do nothing
  ), ended_bookings as (
    delete from open_booking where booking_id = any ($11::uuid[])
  )`;
