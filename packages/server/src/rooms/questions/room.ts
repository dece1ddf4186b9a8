import { exportWhole } from '../../kit/exports/table-exports.ts';
import { room } from '../../kit/rooms/room.ts';
import { questionWords } from './notices.ts';
import { questionTexts } from './personal.queries.ts';
import { questionRoutes } from './questions.routes.ts';

/** Questions of one colleague to another that are about no record, with their answers. Only the two read them. */
export const questionsRoom = room({
  routes: questionRoutes,
  exports: { question: exportWhole('Pytania do współpracowników') },
  decisions: { question: questionWords, questionAnswer: questionWords },
  personal: { question: [questionTexts] },
});
