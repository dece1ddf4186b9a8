import type { Nameable } from '../../kit/fields/writing/mention-area.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

const people = () => import('./mention-people.tsx');
const issue = lazyPart(part(people, 'IssuePeople'));
const task = lazyPart(part(people, 'TaskPeople'));
const managers = lazyPart(part(people, 'Managers'));
const everybody = lazyPart(part(people, 'Everybody'));

/** Who may be named in words about a record: those who see it. */
export const namedOn = {
  issue: (record: number): Nameable => ({ list: issue, record, place: `issue/${record}` }),
  /** Of a project, by its own id. */
  task: (record: number): Nameable => ({ list: task, record, place: `task/${record}` }),
  /** What managers alone see: projects. */
  managers: { list: managers, record: 0 } satisfies Nameable,
  /** What all read: offers, articles. */
  everybody: { list: everybody, record: 0 } satisfies Nameable,
};
