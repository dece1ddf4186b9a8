import * as contract from '@zaplecze/contract/rooms/questions/calls';
import type { Db } from '../../kit/database/database.ts';
import { on } from '../../kit/http/calls/mount.ts';
import * as queries from './questions.queries.ts';
import * as save from './questions.save.ts';

const locked = ({ db, params }: { db: Db; params: { id: number } }) =>
  queries.findQuestion(db, params.id, true);

export const questionRoutes = [
  on(contract.askColleague, async ({ db, user, body }) => ({
    id: await save.createQuestion(db, user, body),
  })),
  on(contract.answerQuestion, {
    record: locked,
    may: ({ user, record }) => record.user === user.id,
    handle: ({ db, user, record, body }) => save.saveAnswer(db, user, record, body.text),
  }),
  on(contract.removeQuestion, {
    record: locked,
    may: ({ user, record }) => record.author === user.id,
    handle: ({ db, record }) => save.removeQuestion(db, record),
  }),
  on(contract.listQuestions, {
    record: ({ db, params }) => queries.findPerson(db, params.id),
    handle: async ({ db, user, params }) => ({
      list: await queries.findBetween(db, user.id, params.id),
    }),
  }),
];
