-- A request that waits for its booking says until when. Acceptances of before did not say it: they are read
-- as waiting until the work was to begin.
update service_request set state = state || jsonb_build_object('confirmBy', case
  when state ->> 'status' = 'awarding' then (
    select quote -> 'terms' -> 'proposedStart'
    from jsonb_array_elements(state -> 'quotes') as quote
    where quote ->> 'status' = 'accepted'
  ) end);
