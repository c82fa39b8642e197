-- What others wait for, copied from the events of all topics that declare obligations: a row for each person whom one binds.
create table open_obligation (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  -- The obligation that it ends with
  part_of uuid,
  primary key (id, person_id)
);
create index open_obligation_person_id on open_obligation (person_id);
create index open_obligation_part_of on open_obligation (part_of);

-- The copy begins anew. Until it has caught up, an account must not be erased for which others wait.
insert into open_obligation (id, person_id, kind, part_of)
select request_id, customer_id, 'request', null::uuid from open_request
union
select quote_id, professional_id, 'quote', request_id from open_quote
union
select booking_id, customer_id, 'booking', null from open_booking
union
select booking_id, professional_id, 'booking', null from open_booking;

drop table open_request;
drop table open_quote;
drop table open_booking;
