import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Questions of colleagues to each other that are about no record; those about one are comments that name the person. */

export type { Question } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('talk');

export const askColleague = endpoint<'askColleague'>('POST /question/create', 'everyone');

export const answerQuestion = endpoint<'answerQuestion'>('POST /question/answer/:id', 'everyone');

/** Takes back a question that nobody has answered. */
export const removeQuestion = endpoint<'removeQuestion'>('DELETE /question/:id', 'everyone');

/** What the signed-in person and a colleague asked each other, the newest first. */
export const listQuestions = endpoint<'listQuestions'>('GET /question/with/:id', 'everyone');
