import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { PersonChoice, Schemas } from './schemas.ts';

/** The radar: why open work is in danger, and who could do it. */

export type { PersonChoice, Reason, Remedy } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** Who could do something due on a day: beside every choice of a person, before anything is saved. */
export const peopleForWork = endpoint<'peopleForWork'>('GET /radar/people', 'everyone');

/** Hours that a person has left in the week; none while they are away. */
export const freeHours = ({ planned, capacity }: PersonChoice): number =>
  Math.max(Math.floor(capacity - planned), 0);

/**
 * The order of a choice of people for work of a department: those who are there before those who are
 * away; among them that department's, the most free hours first, then the fewest tasks; the others as they stood.
 */
export function byChoice(department: number | null) {
  const near = (one: PersonChoice) => department !== null && one.department === department;
  const place = (one: PersonChoice) => (one.away ? 2 : near(one) ? 0 : 1);
  return (a: PersonChoice, b: PersonChoice): number =>
    place(a) - place(b) || (place(a) === 0 ? freeHours(b) - freeHours(a) || a.tasks - b.tasks : 0);
}
