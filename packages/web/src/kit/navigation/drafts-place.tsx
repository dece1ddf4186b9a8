export const draftsPlace = 'drafts';

/** Under the head of a page: where its unfinished forms are told (kit/forms/drafts/waiting-drafts.tsx). */
export const DraftsPlace = () => <div id={draftsPlace} style={{ display: 'contents' }} />;
