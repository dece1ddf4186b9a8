import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** The dashboard's charts about work: what burns, who has how much, who is here, what was on time. */

export type {
  BurningProject,
  FlowMonth,
  HandoverStep,
  KeyFigures,
  LoadPart,
  LoadRow,
  PromiseRow,
  TeamMember,
  TimelinessRow,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** 'Co się pali': projects at risk, the greatest harm first. */
export const burningProjects = endpoint<'burningProjects'>('GET /report/burning', 'manager');

/** 'Obłożenie': hours planned and hours there are, by person and week. */
export const teamLoad = endpoint<'teamLoad'>('GET /report/load', 'manager');

/** The parts of one cell; without a week, work without an estimate or a limit, which is in none. */
export const loadParts = endpoint<'loadParts'>('GET /report/load/parts', 'manager');

/** The first line of the dashboard: five numbers, each of the last six months. */
export const keyFigures = endpoint<'keyFigures'>('GET /report/figures', 'manager');

/** 'Zespół dziś'. */
export const teamToday = endpoint<'teamToday'>('GET /report/today', 'manager');

/** 'Terminowość': tasks that ended, on time and late. */
export const timeliness = endpoint<'timeliness'>('GET /report/timeliness', 'manager');

/** 'Przepływ': tasks that came and that ended in a month, and how many were open at its end. */
export const taskFlow = endpoint<'taskFlow'>('GET /report/flow', 'manager');

/** 'Czas przekazania': worked hours from somebody's turn to their beginning. */
export const handoverTimes = endpoint<'handoverTimes'>('GET /report/handover', 'manager');

/** 'Obiecany czas zgłoszeń': answers and ends in the time that types promise, and late ones. */
export const promisesKept = endpoint<'promisesKept'>('GET /report/promises', 'manager');
