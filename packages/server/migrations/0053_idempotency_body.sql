-- expand
-- What a repeated write must equal: the same key with another body is refused instead of being given the first answer.
-- Rows of servers of the version before have none, and are answered as before.
alter table idempotency add column if not exists body bytea;
