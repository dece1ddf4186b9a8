-- alone
-- Each parcel was written anew by the batch before.
reindex table concurrently reception;
