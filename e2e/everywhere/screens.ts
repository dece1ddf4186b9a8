import type { APIRequestContext } from '@playwright/test';
import { makeProject } from '../records.ts';
import { type Caller, signedIn } from '../support.ts';

/** Who sees the screens; each has a test of their own. */
export const viewers = ['kierownik', 'recepcja', 'admin'] as const;
export type Viewer = (typeof viewers)[number];

type Row = { id: number; status: { id: number } };

/** A series of the demonstration that has gone on for months. */
async function seriesOf(manager: Caller): Promise<number> {
  const { list } = (await manager.get('/project/list?search=ksiegowosc&perPage=100')).list;
  const recurs = list.find((row: { recurrent: number }) => row.recurrent > 0);
  return (await manager.get(`/project/${recurs.id}`)).project.series;
}

/** Addresses of records for the screens to show: rich ones of the demonstration, as lists give them. */
async function records(request: APIRequestContext) {
  const manager = await signedIn(request, 'kierownik');
  const reception = await signedIn(request, 'recepcja');
  const admin = await signedIn(request, 'admin');
  const rows = async (path: string, by = manager): Promise<[Row, ...Row[]]> =>
    (await by.get(path)).list.list;
  const me: number = (await manager.get('/profile/me')).user.id;
  const offers = await rows('/offer/list?perPage=100');
  const offer = (status: number) => {
    const found = offers.find((one) => one.status.id === status);
    if (!found) throw new Error(`No offer of status ${status}`);
    return found.id;
  };
  // Its tasks are all open, as they are in few of the others.
  const project = await makeProject(manager, 'Przegląd', me);
  const first = async (path: string, by = manager) => (await rows(path, by))[0].id;
  return {
    me,
    client: await first('/client/list'),
    project: project.id,
    service: project.service,
    series: await seriesOf(manager),
    issue: await first(`/issue/assigned/${me}`),
    letter: await first('/letter/list?filter[status]=0'),
    open: offer(0),
    refused: offer(1),
    document: await first('/document/list'),
    article: await first('/knowledgeBase/list'),
    guest: await first('/reception/list?filter[category]=guest', reception),
    parcel: await first('/reception/list?filter[category]=parcel', reception),
    request: await first('/personalCase/list?filter[status]=open&filter[kind]=erasure', admin),
  };
}

/** Addresses of no screen. */
export const nowhere = /\/(nieznane|takiej)$/;

/** Forms are written in, and what they keep is asked for before they stand. */
export const isForm = /\/(add|edit|copy|announce|several|import)\b/;

/** Every screen by its address, with somebody who may see it. */
export async function screensOf(request: APIRequestContext): Promise<[Viewer, string[]][]> {
  const made = await records(request);
  return [
    [
      'kierownik',
      [
        '/',
        '/day',
        '/client',
        '/client/add',
        `/client/edit/${made.client}`,
        `/client/view/${made.client}`,
        '/project',
        '/project/add',
        `/project/edit/${made.project}`,
        `/project/view/${made.project}`,
        `/project/view/${made.project}?tab=talk`,
        `/project/series/${made.series}`,
        '/issue',
        '/issue?history=1',
        '/issue/letters',
        `/issue/letters?item=${made.letter}`,
        '/yourIssues',
        '/yourIssues?reported=1',
        `/yourIssues/${made.issue}`,
        `/issue/view/${made.issue}`,
        '/offer',
        '/offer/add',
        `/offer/copy/${made.refused}`,
        `/offer/edit/${made.open}`,
        `/offer/view/${made.refused}`,
        '/admin/task',
        '/admin/procedure',
        '/admin/service',
        `/admin/service/view/${made.service}`,
        '/document',
        `/document?item=${made.document}`,
        '/knowledge',
        `/knowledge?item=${made.article}`,
        '/knowledge/help',
        '/knowledge/help/bramka',
        '/notifications',
        '/notifications/settings',
        '/push',
        '/team',
        '/team/structure',
        '/team/calendar',
        '/team/timeline',
        `/project/timeline/${made.project}`,
        '/team/requests',
        '/team/balances',
        '/team/nieznane',
        '/calendar',
        '/dashboard',
        '/dashboard/tasks',
        `/profile/view/${made.me}`,
        `/profile/edit/${made.me}`,
        '/profile/calendars',
        '/admin/data',
        '/admin/data/import/project',
        '/nie/ma/takiej',
      ],
    ],
    [
      'recepcja',
      [
        '/guest',
        '/guest/add',
        `/guest/edit/${made.guest}`,
        `/guest/view/${made.guest}`,
        '/package',
        '/package/add',
        '/package/several',
        '/package/posting',
        '/package/electronic',
        '/guest/today',
        '/guest/inside',
        '/guest/mine',
        '/guest/announce',
        `/package/edit/${made.parcel}`,
        `/package/view/${made.parcel}`,
      ],
    ],
    [
      'admin',
      [
        '/start',
        '/start?step=dictionaries',
        '/start?step=people',
        '/admin/data',
        '/admin/organization',
        '/admin/taskType',
        '/admin/company',
        '/admin/department',
        '/admin/projectType',
        '/admin/position',
        '/admin/calendarType',
        '/admin/issueType',
        '/admin/documentType',
        '/admin/receptionType',
        '/admin/kiosk',
        '/admin/knowledgeBaseType',
        '/admin/tag',
        '/admin/agreement',
        '/admin/refusalReason',
        '/admin/personal',
        '/admin/personal/case',
        `/admin/personal/case/${made.request}`,
        '/consent',
        '/admin/personal/disclosure',
        '/admin/personal/activity',
        '/admin/machines',
        '/admin/nieznane',
        '/team/add',
      ],
    ],
  ];
}
