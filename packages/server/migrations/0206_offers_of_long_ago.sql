-- alone
-- List of offers in its usual order: of what was sent or decided until a day long ago the newer ones are passed over in the index alone
-- (docs/decisions/0166). The former index is its beginning.
create index concurrently "offer_created_sent_decided" on offer (created, id, (coalesce(submission, (created at time zone 'Europe/Warsaw')::date)), decided);
drop index concurrently if exists offer_created_id_idx;
