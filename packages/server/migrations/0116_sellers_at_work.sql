-- expand
-- A project that is open again is sold by somebody who works here: whoever took over from a seller who has left meanwhile.
create function seller_comes_back() returns trigger language plpgsql as $$
begin
  new.seller := at_work(new.seller);
  return new;
end $$;
create trigger seller_at_work before update of status on project
  for each row when (old.status in (9, 10) and new.status not in (9, 10) and new.seller is not null)
  execute function seller_comes_back();
