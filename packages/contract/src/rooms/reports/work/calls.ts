import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** The dashboard's charts about work: what burns, who has how much, who is here, what was on time. */

export type {
  BurningProject,
  FlowMonth,
  HandoverStep,
  LoadPart,
  LoadRow,
  PromiseRow,
  TeamMember,
  TimelinessRow,
} from './schemas.ts';

const chart = { method: 'GET', allow: 'manager', area: 'reports' } as const;

/** 'Co się pali': projects at risk, the greatest harm first. */
export const burningProjects = endpoint<Schemas['burningProjects']>({
  ...chart,
  path: '/report/burning',
});

/** 'Obłożenie': hours planned and hours there are, by person and week. */
export const teamLoad = endpoint<Schemas['teamLoad']>({ ...chart, path: '/report/load' });

/** The parts of one cell; without a week, work without an estimate or a limit, which is in none. */
export const loadParts = endpoint<Schemas['loadParts']>({ ...chart, path: '/report/load/parts' });

/** 'Zespół dziś'. */
export const teamToday = endpoint<Schemas['teamToday']>({ ...chart, path: '/report/today' });

/** 'Terminowość': tasks that ended, on time and late. */
export const timeliness = endpoint<Schemas['timeliness']>({ ...chart, path: '/report/timeliness' });

/** 'Przepływ': tasks that came and that ended in a month, and how many were open at its end. */
export const taskFlow = endpoint<Schemas['taskFlow']>({ ...chart, path: '/report/flow' });

/** 'Czas przekazania': worked hours from somebody's turn to their beginning. */
export const handoverTimes = endpoint<Schemas['handoverTimes']>({
  ...chart,
  path: '/report/handover',
});

/** 'Obiecany czas zgłoszeń': answers and ends in the time that types promise, and late ones. */
export const promisesKept = endpoint<Schemas['promisesKept']>({
  ...chart,
  path: '/report/promises',
});
