import { issueChecklist } from '@zaplecze/contract/rooms/checklists/calls';
import { commentIssue } from '@zaplecze/contract/rooms/issues/calls';
import {
  mergeIssues,
  previewMerge,
  splitIssue,
} from '@zaplecze/contract/rooms/issues/merging/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { issueApp } from '../issues.fixture.ts';

export let app: Awaited<ReturnType<typeof issueApp>>;
/** A second reporter of the same matter, and an executor of that report. */
export let second: Someone;
export let other: Someone;
export let stays: number;
export let goes: number;

/** Before each test of a file: two open issues about the same, of two orderers. */
export function withTwoIssues() {
  beforeAll(async () => {
    app = await issueApp();
  });
  afterAll(() => app.it.close());
  beforeEach(async () => {
    [second, other] = await Promise.all([app.it.signIn(), app.it.signIn()]);
    stays = await app.made();
    goes = await app.made({ name: 'Drukarka znów', users: [other.id] }, second);
    await sql`delete from notification`.execute(app.it.db);
  });
}

export const callMerge = (into: number, issues: number[], as: Someone | null = app.manager) =>
  app.it.call(mergeIssues, { as, params: { id: into }, body: { issues } });
export const callSplit = (id: number, as: Someone | null = app.manager) =>
  app.it.call(splitIssue, { as, params: { id } });
export const callPreview = async (into: number, issues: number[]) =>
  (
    await app.it.call(previewMerge, {
      ...{ as: app.manager, params: { id: into } },
      query: { issues: issues.join(',') } as never,
    })
  ).data.preview;
export const addReply = (id: number, as: Someone, text: string, answers?: number) =>
  app.it.call(commentIssue, {
    ...{ as, params: { id } },
    body: { text, ...(answers !== undefined && { answers }) },
  });
export const add = (id: number, text: string, as: Someone = app.manager) =>
  app.it.call(issueChecklist.add, { as, params: { id }, body: { text } });
export const points = async (
  id: number,
): Promise<{ id: number; text: string; version: number }[]> =>
  (await app.it.call(issueChecklist.get, { as: app.manager, params: { id } })).data.checklist.items;
export const texts = async (id: number) => (await points(id)).map(({ text }) => text);
export const names = (people: { name: string }[]) => people.map(({ name }) => name).sort();
