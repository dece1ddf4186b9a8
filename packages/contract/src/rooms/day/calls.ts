import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Mój dzień: what a person has before them now, in one call. */

export type {
  AbsenceLine,
  ArticleLine,
  CommentLine,
  Day,
  IssueLine,
  ItemLine,
  Line,
  QuestionLine,
  ReceptionLine,
  TaskLine,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('overview');

/** As many rows of a section are answered; its list shows the others. */
export const mostDayRows = 10;

export const getDay = endpoint<'getDay'>('GET /day', 'everyone');

/** Somebody looks at their day: what became theirs before this visit is new no more. */
export const lookAtDay = endpoint<'lookAtDay'>('POST /day/look', 'everyone');
