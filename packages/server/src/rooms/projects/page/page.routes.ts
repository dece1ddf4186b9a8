import * as contract from '@zaplecze/contract/rooms/projects/page/calls';
import type { Db } from '../../../kit/database/database.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { shownTo } from '../../comments/index.ts';
import * as queries from './page.queries.ts';

const record = ({ db, params }: { db: Db; params: { id: number } }) =>
  queries.findProject(db, params.id);

async function talk(db: Db, user: User, talkPage: { project: number; before: number | undefined }) {
  const most = contract.talkPage;
  const found = await queries.listTaskComments(db, { ...talkPage, most });
  const page = found.slice(0, most);
  const tasks =
    page.length > 0 ? await queries.tasksNamed(db, [...new Set(page.map(({ on }) => on))]) : [];
  const list = page.flatMap(({ on, answered, comment }) => {
    const task = tasks.find(({ id }) => id === on);
    const [shown] = shownTo(user, [comment]);
    return task && shown ? [{ ...shown, on: task, answered }] : [];
  });
  const next = found.length > most ? (page.at(-1)?.comment.id ?? null) : null;
  return { list, next };
}

/** What the page of a project shows beside the project itself. */
export const pageRoutes = [
  on(contract.projectTalk, {
    record,
    handle: ({ db, user, record, query }) =>
      talk(db, user, { project: record.id, before: query.before }),
  }),
  on(contract.projectTaskFiles, {
    record,
    handle: async ({ db, record }) => ({
      list: (await queries.filesOfTasks(db, record.id)).map(({ files, ...task }) => ({
        task,
        files,
      })),
    }),
  }),
];
