import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/feeds/calls';
import type { FeedKind } from '@zaplecze/contract/rooms/feeds/lists';
import nodeIcal, { type VEvent } from 'node-ical';
import type { Someone, TestApp } from '../../../test/http.ts';
import { absencesApp } from '../absences/absences.fixture.ts';
import { projectApp } from '../projects/projects.fixture.ts';

/** Limits of projects and absences stand in companies of their own, made by the fixtures of their rooms. */
export async function feedsApp() {
  const [work, away] = await Promise.all([projectApp(), absencesApp()]);
  const taskOf = (as: Someone) =>
    work.it.db
      .selectFrom('projectTask')
      .select(['id', 'task'])
      .where('user', '=', as.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const limit = (task: number, dateRealizationLimit: string) =>
    work.patch(work.manager, task, { dateRealizationLimit });
  const close = () => Promise.all([work.it.close(), away.it.close()]);
  return { work, away, taskOf, limit, close };
}

type App = Pick<TestApp, 'app' | 'call' | 'db'>;

export const createFeed = (it: App, as: Someone | null, body: object) =>
  it.call(contract.createFeed, { as, body });

/** A new address of a calendar, as its path. */
export async function feedOf(it: App, as: Someone, kind: FeedKind = 'own', more: object = {}) {
  const { data } = await createFeed(it, as, { kind, ...more });
  return { id: data.id as number, path: new URL(data.address).pathname };
}

export const getCalendar = (it: App, path: string, headers: Record<string, string> = {}) =>
  it.app.inject({ url: path, headers });

/** What a calendar makes of an address: its entries by the names of their records. */
export async function entriesOf(it: App, path: string): Promise<Map<string, VEvent>> {
  return readEntries((await getCalendar(it, path)).body);
}

export function readEntries(text: string): Map<string, VEvent> {
  const all = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  return new Map((all as VEvent[]).map((one) => [one.uid.split('@')[0] ?? '', one]));
}

export const wordsOf = (event: VEvent | undefined) => String(event?.summary ?? '');
export const dayOf = (time: Date) => warsawDay(time);
