import type { Nameable } from '../../kit/fields/mention-area.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

const people = () => import('./mention-people.tsx');
const issue = lazyPart(part(people, 'IssuePeople'));
const task = lazyPart(part(people, 'TaskPeople'));
const everybody = lazyPart(part(people, 'Everybody'));

/** Who may be named in words about a record: those who see it. */
export const namedOn = {
  issue: (record: number): Nameable => ({ list: issue, record }),
  /** Of a project, by its own id. */
  task: (record: number): Nameable => ({ list: task, record }),
  /** What all read: offers, articles. */
  everybody: { list: everybody, record: 0 } satisfies Nameable,
};
