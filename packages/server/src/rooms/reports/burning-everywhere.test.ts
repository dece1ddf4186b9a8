import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { type Day, getDay, type TaskLine } from '@zaplecze/contract/rooms/day/calls';
import { listProjectsAtRisk, type ProjectAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import type { Reason } from '@zaplecze/contract/rooms/radar/calls';
import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import { type BurningProject, burningProjects } from '@zaplecze/contract/rooms/reports/work/calls';
import { endedTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { projectTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, demoApp } from '../../demo/demo.fixture.ts';

/* What burns in the demonstration company, asked of every place that shows it. */

let it: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  it = await demoApp();
});
afterAll(() => it.close());

const [, days] = riskWindows;

/** All of „Zagrożone”, over its pages. */
async function atRisk(): Promise<ProjectAtRisk[]> {
  const rows: ProjectAtRisk[] = [];
  for (let page = 1; ; page += 1) {
    const query = { filter: { risk: days }, page, perPage: 100 };
    const { list } = (await it.call(listProjectsAtRisk, { as: it.someone('admin'), query })).data;
    rows.push(...list.list);
    if (rows.length >= list.count) return rows;
  }
}

type Item = { id: number; to: string | null; status: { id: number }; reasons: Reason[] };

const timelines = new Map<number, Item[]>();
/** What a project's timeline says of its open tasks, as its page and its head do. */
async function tasksOf(id: number): Promise<Item[]> {
  const known = timelines.get(id);
  if (known) return known;
  const answer = await it.call(projectTimeline, { as: it.someone('admin'), params: { id } });
  const open = (answer.data.list as Item[]).filter(
    ({ status }) => !endedTaskStatuses.includes(status.id),
  );
  timelines.set(id, open);
  return open;
}
const burnsOn = ({ reasons, to }: Item) =>
  reasons.some(isBurning) && to !== null && to <= addDays(warsawDay(), days);
const said = (reasons: Reason[]) => reasons.map(({ kind, days: of }) => `${kind} ${of}`);

test('of each project at risk the list says that it burns when a task on its page does, by the same reasons, and the chart has those alone [RAD-41, RAD-10]', async () => {
  const rows = await atRisk();
  const fires = rows.filter(({ danger }) => danger.burns);
  // Some of both, or there would be nothing to compare.
  expect([fires.length > 0, fires.length < rows.length]).toEqual([true, true]);
  for (const { id, name, danger } of rows) {
    const tasks = await tasksOf(id);
    expect([name, tasks.some(burnsOn)]).toEqual([name, danger.burns]);
    const shown = tasks.find((task) => task.id === danger.task.id);
    expect([name, said(shown?.reasons ?? [])]).toEqual([name, said(danger.reasons)]);
  }
  const chart = await it.call(burningProjects, {
    ...{ as: it.someone('admin'), query: { filter: {} } },
  });
  const { list, count }: { list: BurningProject[]; count: number } = chart.data;
  expect(count).toBe(fires.length);
  expect(list.map(({ project, reasons }) => [project.id, said(reasons)])).toEqual(
    fires.slice(0, list.length).map(({ id, danger }) => [id, said(danger.reasons)]),
  );
});

test.each(accounts)(
  'Mój dzień of %s says of a task what its project says [RAD-41, RAD-22]',
  async (username) => {
    const as = it.someone(username);
    const day: Day = (await it.call(getDay, { as })).data.day;
    const sections = [day.overdue, day.due, day.due.begun, day.turn, day.waiting];
    const lines = sections
      .flatMap(({ rows }) => rows as { kind: string }[])
      .filter((line): line is TaskLine => line.kind === 'task');
    for (const { id, name, project, danger, overdue } of lines) {
      const reasons = (await tasksOf(project.id)).find((task) => task.id === id)?.reasons ?? [];
      const told = reasons.find((reason) => reason.kind !== 'late' && isBurning(reason));
      expect([name, danger, overdue]).toEqual([
        name,
        told ? reasonWords(told, as.id) : null,
        reasons.some(({ kind }) => kind === 'late'),
      ]);
    }
  },
);
