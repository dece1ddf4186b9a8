// Leaves nothing of what a former person began.
export { forgetDraftsOf } from './drafts.save.ts';
