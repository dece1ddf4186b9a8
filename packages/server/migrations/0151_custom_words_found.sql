-- alone
-- Searches of this table's records, and filters by a fragment of an own field.
create index concurrently "clientCustom_words" on "clientCustom" using gin (custom_words(txt, long) gin_trgm_ops)
  where txt is not null or long is not null;
-- The same of the version before, without numbers and long texts.
drop index concurrently if exists "clientCustom_fold_idx";
-- Searches of this table's records, and filters by a fragment of an own field.
create index concurrently "projectCustom_words" on "projectCustom" using gin (custom_words(txt, long) gin_trgm_ops)
  where txt is not null or long is not null;
-- The same of the version before, without numbers and long texts.
drop index concurrently if exists "projectCustom_fold_idx";
-- Searches of this table's records, and filters by a fragment of an own field.
create index concurrently "issueCustom_words" on "issueCustom" using gin (custom_words(txt, long) gin_trgm_ops)
  where txt is not null or long is not null;
-- The same of the version before, without numbers and long texts.
drop index concurrently if exists "issueCustom_fold_idx";
-- Searches of this table's records, and filters by a fragment of an own field.
create index concurrently "offerCustom_words" on "offerCustom" using gin (custom_words(txt, long) gin_trgm_ops)
  where txt is not null or long is not null;
-- The same of the version before, without numbers and long texts.
drop index concurrently if exists "offerCustom_fold_idx";
-- Searches of this table's records, and filters by a fragment of an own field.
create index concurrently "documentCustom_words" on "documentCustom" using gin (custom_words(txt, long) gin_trgm_ops)
  where txt is not null or long is not null;
-- The same of the version before, without numbers and long texts.
drop index concurrently if exists "documentCustom_fold_idx";
