-- alone
-- Each client was written anew by the batch before.
reindex table concurrently client;
