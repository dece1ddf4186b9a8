import type { Endpoint } from '../../kit/calls/endpoint.ts';
import type { Allow } from '../../permissions.ts';
import type { HistoryIo } from './schemas.ts';

/** 'Historia zmian': who changed what on a record and what hangs on it, and when. */

export type { HistoryChange, HistoryEntry, HistoryValue } from './schemas.ts';

/** Changes that one page of the panel shows. */
export const historyPage = 20;

export const historyEntities = [
  'client',
  'clientPerson',
  'clientAgreement',
  'project',
  'projectTask',
  'checklistItem',
  'projectSeries',
  'offer',
  'issue',
  'person',
  'replacement',
  'organization',
  'installation',
  'calendarEntry',
  'workingPattern',
  'employment',
  'employmentTerm',
  'seniorityPeriod',
  'companyFreeDay',
  'serviceDefinition',
  'procedureDefinition',
  'procedureTask',
  'taskDefinition',
  'customField',
  'customOption',
] as const;
export type HistoryEntity = (typeof historyEntities)[number];

const historyOf = (
  kind: string,
  allow: Allow,
  area: 'overview' | 'none' = 'overview',
): Endpoint<HistoryIo> => ({ method: 'GET', path: `/history/${kind}/:id`, allow, area });
export type HistoryEndpoint = ReturnType<typeof historyOf>;

export const clientHistory = historyOf('client', 'everyone');
export const projectHistory = historyOf('project', 'manager');
export const seriesHistory = historyOf('series', 'manager');
export const offerHistory = historyOf('offer', 'everyone');
export const issueHistory = historyOf('issue', 'everyone');
export const absenceHistory = historyOf('absence', 'everyone');
export const serviceHistory = historyOf('service', 'manager');
export const profileHistory = historyOf('profile', 'everyone');
/** There is one company, under number 1. */
export const organizationHistory = historyOf('organization', 'admin', 'none');
/** So are the settings of the program. */
export const installationHistory = historyOf('installation', 'admin', 'none');
/** Of the description of an own field. */
export const customFieldHistory = historyOf('customField', 'admin', 'none');
