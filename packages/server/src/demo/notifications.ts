import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../kit/database/database.ts';
import {
  aboutTask,
  limitWords,
  type NotificationKind,
  noticeHtml,
  paramsOf,
} from '../rooms/notifications/index.ts';
import type { Staff } from './people/people.ts';
import { createRandom, type Random } from './random.ts';

const dayLength = 86_400_000;
const kinds = ['taskAssigned', 'yourTurn', 'taskComment', 'deadline', 'overdue'] as const;

/** What the four accounts were told in the last twelve days, of every kind; the older is read. */
export async function fillNotifications(db: Db, staff: Staff[], now: number): Promise<void> {
  const random = createRandom(20_261_122);
  for (const account of staff.slice(0, 4)) {
    const tasks = await tasksOf(db, account.id);
    if (tasks.length === 0) continue;
    const rows = Array.from({ length: 34 }, (_, at) => {
      const age = Math.floor(at / 3);
      const kind = kinds[at % kinds.length] ?? 'yourTurn';
      const task = random.pick(tasks);
      const created = new Date(now - age * dayLength - random.between(5, 300) * 60_000);
      return {
        user: account.id,
        kind,
        ...makeNotice(random, { kind, task, colleagues: staff, created }),
        status:
          age > 2 || random.next() < 0.3 ? notificationStatus.read : notificationStatus.unread,
        created,
      };
    });
    await db.insertInto('notification').values(rows).execute();
  }
}

function tasksOf(db: Db, user: number) {
  return db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .select([
      't.id',
      't.name',
      't.project',
      't.task',
      't.procedure',
      't.service',
      't.procedureName',
      'p.name as projectName',
      'p.clientName',
    ])
    .where('t.user', '=', user)
    .where('t.status', 'in', [taskStatus.toDo, taskStatus.inProgress])
    .orderBy('t.id')
    .execute();
}

type DemoNotice = {
  kind: NotificationKind;
  task: Awaited<ReturnType<typeof tasksOf>>[number];
  colleagues: Staff[];
  created: Date;
};

function makeNotice(random: Random, { kind, task, colleagues, created }: DemoNotice) {
  const about = aboutTask(task);
  const author = random.pick(colleagues);
  const more = {
    taskComment: `${author.firstName} ${author.lastName}`,
    deadline: limitWords(new Date(created.getTime() + dayLength), created),
    overdue: limitWords(new Date(created.getTime() - dayLength), created),
    taskAssigned: '',
  };
  const words = kind in more ? more[kind as keyof typeof more] : task.procedureName;
  return { content: noticeHtml(kind, about, words), params: JSON.stringify(paramsOf(about)) };
}
