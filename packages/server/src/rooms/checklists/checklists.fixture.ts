import {
  type Checklist,
  type ChecklistItem,
  issueChecklist,
  removeChecklistItem,
  taskChecklist,
  updateChecklistItem,
} from '@zaplecze/contract/rooms/checklists/calls';
import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from '../projects/projects.fixture.ts';

const checklistCalls = { task: taskChecklist, issue: issueChecklist };
export type ChecklistCalls = keyof typeof checklistCalls;

/** A project with a task of Anna's, an issue that the manager gave to Anna, and short ways to their checklists. */
export async function checklistApp() {
  const room = await projectApp();
  const { it, manager, anna } = room;
  const list = (kind: ChecklistCalls, id: number, as: Someone) =>
    it.call(checklistCalls[kind].get, { as, params: { id } });
  const read = async (kind: ChecklistCalls, id: number, as = manager): Promise<Checklist> =>
    (await list(kind, id, as)).data.checklist;
  const items = async (kind: ChecklistCalls, id: number) => (await read(kind, id)).items;
  const texts = async (kind: ChecklistCalls, id: number) =>
    (await items(kind, id)).map(({ text }) => text);
  const add = (kind: ChecklistCalls, id: number, as: Someone, body: object) =>
    it.call(checklistCalls[kind].add, { as, params: { id }, body });
  const change = (
    item: { id: number },
    as: Someone,
    body: object,
    headers: Record<string, string> = {},
  ) => it.call(updateChecklistItem, { as, params: { id: item.id }, body, headers });
  const tick = (item: ChecklistItem | { id: number }, as: Someone, done = true) =>
    change(item, as, { done });
  const remove = (item: { id: number }, as: Someone) =>
    it.call(removeChecklistItem, { as, params: { id: item.id } });
  const order = (kind: ChecklistCalls, id: number, as: Someone, ids: number[]) =>
    it.call(checklistCalls[kind].order, { as, params: { id }, body: { items: ids } });
  const require = (kind: ChecklistCalls, id: number, as: Someone, required = true) =>
    it.call(checklistCalls[kind].change, { as, params: { id }, body: { required } });
  const issue = async (users = [anna.id], as = manager): Promise<number> => {
    const body = { name: 'Nowa drukarka', users, description: 'Podłączyć', type: 1 };
    return (await it.call(createIssue, { as, body })).data.id;
  };
  /** The task of Anna's in a new project. */
  const task = async (): Promise<number> => {
    await room.begin();
    return (await room.open(anna, room.first)).data.task.id;
  };
  const noticesOf = async (as: Someone): Promise<string[]> => {
    const { data } = await it.call(listNotifications, { as, query: { perPage: 100 } });
    return data.list.list
      .map(({ content }: { content: string }) => content)
      .filter((content: string) => content.includes('Punkt listy kontrolnej'));
  };
  return {
    ...room,
    list,
    read,
    items,
    texts,
    add,
    change,
    tick,
    remove,
    order,
    require,
    issue,
    task,
    told: noticesOf,
  };
}
