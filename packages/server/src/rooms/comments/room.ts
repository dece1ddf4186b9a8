import { exportWhole } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { commentRoutes } from './comments.routes.ts';
import { type CommentKinds, commentTexts } from './personal.queries.ts';
import { commentFiles } from './pictures.queries.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** Who may read the comments of a record, and how notices name that record. */
    comments: CommentKinds;
  }
}

/** Talk on tasks and issues: comments, answers, mentions, pictures. For whoever may read the record. */
export const commentsRoom = room({
  routes: ({ comments }) => commentRoutes(comments),
  exports: {
    comment: exportWhole('Komentarze przy zadaniach i zgłoszeniach'),
    commentSeen: exportWhole('Do kiedy kto przeczytał komentarz'),
    mention: exportWhole('Wzmianki o osobach'),
  },
  files: ({ comments }) => commentFiles(comments),
  personal: ({ comments }) => ({
    comment: commentTexts(comments),
    commentSeen: noTexts,
    mention: noTexts,
  }),
});
