import { expect, test } from 'vitest';
import { backgroundTasks, crontab as oldCrontab } from '../background.ts';
import { copiesOf, textsOf } from '../kit/records/personal.ts';
import { crontab, house, jobs, routes } from './house.ts';
import * as old from './registers.ts';
import { routes as oldRoutes } from './routes.ts';

const plain = (v: unknown) =>
  JSON.stringify(v, (_, x) =>
    typeof x === 'function'
      ? x.toString()
      : x && typeof x === 'object' && !Array.isArray(x)
        ? Object.fromEntries(Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1)))
        : x,
  );
const same = (a: object, b: object) => {
  expect(Object.keys(a).sort()).toEqual(Object.keys(b).sort());
  expect(plain(a)).toBe(plain(b));
};
test('concerns', () => {
  same(house.comments, old.commentKinds);
  same(house.files, old.fileKinds);
  same(house.search, old.searchKinds);
  same(house.imports, old.recordImports);
  same(house.importNames, old.importNames);
  same(house.story, old.storySources);
  same(house.checklists, old.checklistKinds);
  same(house.references, old.clientReferences);
  same(house.reply, old.mailReplies);
  same(house.decisions, old.noticeDecisions);
  expect(house.taskEnded.issues).toBe(old.taskEnded);
  same(house.work, old.work);
  same(house.exports, old.tableExports);
  same(
    house.personal,
    Object.fromEntries(
      Object.entries(old.personalData).map(([k, v]) => [
        k,
        ['notification', 'file'].includes(k) ? (v as any[]) : v,
      ]),
    ),
  );
  expect(
    textsOf(house.personal)
      .map((t) => t.table + t.label)
      .sort(),
  ).toEqual(old.everyText.map((t) => t.table + t.label).sort());
  expect(Object.keys(copiesOf(house.personal)).sort()).toEqual(Object.keys(old.keptCopies).sort());
  console.log(
    textsOf(house.personal)
      .map((t) => t.table)
      .join(' '),
  );
});
test('routes, jobs, clock', () => {
  const of = (all: typeof routes) =>
    all.map((r) => `${r.endpoint.method} ${r.endpoint.path} ${r.kind}`).sort();
  expect(of(routes)).toEqual(of(oldRoutes));
  expect(new Set(routes.map((r) => r.endpoint))).toEqual(new Set(oldRoutes.map((r) => r.endpoint)));
  expect(
    jobs({} as never)
      .map((j) => j.name)
      .sort(),
  ).toEqual(
    backgroundTasks({} as never)
      .map((j) => j.name)
      .sort(),
  );
  expect(crontab.split('\n').sort()).toEqual(oldCrontab.split('\n').sort());
});
