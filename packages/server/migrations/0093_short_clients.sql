-- expand
-- A client is begun with a name or a NIP alone: what is not known yet is an empty text, its provinces are null.
alter table client alter province drop not null;
alter table client alter "fvProvince" drop not null;
