-- A redirect leads there in one step, also when two admins write at the same instant. Each has decided by
-- what stood before the other: here they pass one by one, and the second one sees the first. After the
-- row, so that nobody waits for who waits here; in a function, because the statement that writes sees no
-- more than stood when it began. `redirect_path`, `redirect_target`.
create function redirect_in_one_step() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('osta.redirect', 0));
  if exists (
    select from identity.redirect
    where path = split_part(split_part(new.state ->> 'target', '?', 1), '#', 1)
  ) or exists (
    select from identity.redirect
    where path is not null and split_part(split_part(state ->> 'target', '?', 1), '#', 1) = new.path
  ) then
    raise exclusion_violation using
      message = 'one redirect leads to another', constraint = 'redirect_in_one_step';
  end if;
  return null;
end
$$;
create trigger redirect_in_one_step after insert or update on redirect
  for each row when (new.path is not null) execute function redirect_in_one_step();
