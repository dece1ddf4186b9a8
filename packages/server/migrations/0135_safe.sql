-- Uploads that hang nowhere: what a person has of them, and which are old.
create index file_unattached on file ("createdBy", created) where "attachedTo" is null;
