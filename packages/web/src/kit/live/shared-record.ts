/**
 * For a record's page, which several people look at while one of them changes it: what others saved is
 * read while the page is in sight. News (live.ts) tell a person of what is theirs, not of every record.
 */
export const withOthers = { refetchInterval: 15_000 };
