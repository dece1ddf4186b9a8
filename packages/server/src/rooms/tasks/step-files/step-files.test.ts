import {
  procedureDefinitions,
  serviceDefinitions,
  stepFiles,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { serviceHistory } from '@zaplecze/contract/rooms/history/calls';
import * as plans from '@zaplecze/contract/rooms/projects/plans';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { projectApp } from '../../projects/projects.fixture.ts';
import { dropUnusedFiles } from './step-files.queries.ts';

const room = await projectApp();
const { it, manager, anna, piotr, stranger, procedure, service, first, second } = room;
afterAll(() => it.close());

const at = (task: number, file: number) => ({ params: { procedure, task, file } });
const attach = (task: number, file: number, as = manager) =>
  it.call(stepFiles.attach, { as, ...at(task, file) });
const detach = (task: number, file: number, as = manager) =>
  it.call(stepFiles.detach, { as, ...at(task, file) });
const step = async (task = first) => {
  const { data } = await it.call(procedureDefinitions.get, {
    as: stranger,
    params: { id: procedure },
  });
  const { tasks, version } = data.item;
  return { ...tasks.find(({ id }: { id: number }) => id === task), version };
};
const filesOfTask = async () =>
  (await room.open(anna, first)).data.task.stepFiles.map(({ id }: { id: number }) => id);
const stored = async (file: number) =>
  (await it.db.selectFrom('file').select('attachedTo').where('id', '=', file).executeTakeFirst())
    ?.attachedTo;
const reads = async (as: typeof anna, file: number) => {
  const headers = { 'access-token': as.token };
  const url = `/api/media/download/id/${file}/wzor.pdf`;
  return (await it.app.inject({ url, headers })).statusCode;
};

let file: number;
beforeEach(async () => {
  file = await it.upload(manager, 'wzór.pdf');
  await attach(first, file);
});

describe('files of a task in a procedure', () => {
  test('are hung and taken off by managers, once, and read by everybody [CAT-56]', async () => {
    const { version } = await step();
    const other = await it.upload(manager, 'instrukcja.pdf');
    expect((await attach(first, other, anna)).status).toBe(403);
    expect((await attach(first, other)).status).toBe(200);
    expect((await attach(first, other)).status).toBe(404);
    expect((await attach(2_000_000_000, other)).status).toBe(404);
    const now = await step();
    expect(now.files).toMatchObject([
      ...(await step()).files.slice(0, -1),
      { id: other, fileName: 'instrukcja.pdf' },
    ]);
    expect(now.version).toBeGreaterThan(version);
    expect((await step(second)).files).toEqual([]);
    expect(await reads(stranger, other)).toBe(200);
    expect((await detach(second, other)).status).toBe(404);
    expect((await detach(first, other)).status).toBe(200);
    expect(await stored(other)).toBeUndefined();
  });

  test('do not stand in the way of another who edits the procedure [CAT-56]', async () => {
    const { version } = await step();
    const more = await it.upload(manager);
    await attach(first, more);
    const answer = await it.call(procedureDefinitions.update, {
      as: manager,
      params: { id: procedure },
      body: { steps: [{ task: first, checklist: ['Faktury'] }] },
      headers: { 'if-match': String(version) },
    });
    expect(answer.status).toBe(200);
    expect((await step()).files.map(({ id }: { id: number }) => id)).toContain(more);
  });

  test('are told in the history of the service [CAT-55, CAT-56]', async () => {
    await detach(first, file);
    const { data } = await it.call(serviceHistory, { as: manager, params: { id: service } });
    const links = data.list.flatMap(({ entries }: { entries: { links: object[] }[] }) =>
      entries.flatMap((entry) => entry.links),
    );
    expect(links[0]).toMatchObject({ field: 'files', removed: ['wzór.pdf'] });
    expect(links).toContainEqual({ field: 'files', added: ['wzór.pdf'], removed: [] });
  });

  test('go with the step when a task leaves the procedure [CAT-56]', async () => {
    const set = (tasks: number[]) =>
      it.call(procedureDefinitions.update, {
        as: manager,
        params: { id: procedure },
        body: { tasks },
      });
    await set([second]);
    expect(await stored(file)).toBeUndefined();
    await set([first, second]);
    expect((await step()).files).toEqual([]);
  });
});

test('the files of its definition stand in it as patterns [TAS-41]', async () => {
  await room.begin();
  const pattern = await it.upload(manager, 'wzór pisma.pdf');
  await it.call(taskDefinitions.attach, { as: manager, params: { id: first, file: pattern } });
  const { patterns } = (await room.open(anna, first)).data.task;
  expect(patterns).toMatchObject([{ id: pattern, fileName: 'wzór pisma.pdf' }]);
});

describe('a project', () => {
  test('keeps the files of the version that it began with, for those who have the task [TAS-42]', async () => {
    await room.begin();
    const before = await filesOfTask();
    expect(before).toContain(file);
    const later = await it.upload(manager);
    await attach(first, later);
    expect((await detach(first, file)).status).toBe(200);
    expect(await filesOfTask()).toEqual(before);
    expect(await stored(file)).toBe('stepFile');
    expect(await reads(anna, file)).toBe(200);
    expect(await reads(manager, file)).toBe(200);
    expect(await reads(piotr, file)).toBe(403);
    expect((await step()).files.map(({ id }: { id: number }) => id)).not.toContain(file);
    await it.db.transaction().execute(dropUnusedFiles);
    expect(await stored(file)).toBe('stepFile');
  });

  test('takes those of now with a new version; the others go once nobody keeps them [TAS-42]', async () => {
    const id = await room.begin();
    expect((await room.read(id)).serviceRenewable).toBe(false);
    const later = await it.upload(manager);
    await attach(first, later);
    await detach(first, file);
    expect((await room.read(id)).serviceRenewable).toBe(true);
    await it.call(plans.renewService, { as: manager, params: { id } });
    const now = await filesOfTask();
    expect(now).toContain(later);
    expect(now).not.toContain(file);
    expect((await room.read(id)).serviceRenewable).toBe(false);
    await it.db.transaction().execute(dropUnusedFiles);
    expect(await stored(file)).toBeUndefined();
    expect(await stored(later)).toBe('procedureTask');
  });

  test('holds a deleted procedure’s files through its archive [TAS-42, CAT-41]', async () => {
    await room.begin();
    const { data } = await it.call(procedureDefinitions.remove, {
      as: manager,
      params: { id: procedure },
    });
    expect(data).toEqual({ archived: true });
    expect(await filesOfTask()).toContain(file);
    const back = { as: manager, params: { id: procedure }, body: { archived: false } };
    await it.call(procedureDefinitions.update, back);
    const kept = await it.call(serviceDefinitions.get, { as: anna, params: { id: service } });
    expect(kept.data.item.procedures[0].tasks[0].files).not.toEqual([]);
  });
});
