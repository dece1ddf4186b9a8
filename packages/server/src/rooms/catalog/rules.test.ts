import { noRule } from '@zaplecze/contract/rooms/catalog/rules';
import { serviceHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Catalog, catalogApp, missingId } from './catalog.fixture.ts';

let room: Catalog;
let first: number;
let second: number;
let procedure: number;
beforeAll(async () => {
  room = await catalogApp();
});
beforeEach(async () => {
  first = await room.create('task', 'Zebrać dokumenty');
  second = await room.create('task', 'Zaksięgować');
  procedure = await room.create('procedure', 'Miesiąc', { tasks: [first, second] });
});
afterAll(() => room.it.close());

const rules = async () =>
  (await room.read('procedure', procedure)).tasks.map(({ id, rule, checklist }) => ({
    id,
    ...rule,
    checklist,
  }));

describe('the rule of a task in a procedure', () => {
  test('says nothing until somebody sets it, and is read back as it was set [CAT-50, CAT-51]', async () => {
    expect(await rules()).toEqual([first, second].map((id) => ({ id, ...noRule, checklist: [] })));
    const { id: person } = room.people.user;
    const set = {
      ...{ limitFrom: 'start', limitDays: 5, finalDate: true, estimation: 2.5 },
      ...{ who: 'person', whoPerson: person, checklist: [' Faktury ', 'Wyciągi'] },
    };
    const answer = await room.change('procedure', procedure, { steps: [{ task: first, ...set }] });
    expect(answer.status).toBe(200);
    const [one, other] = await rules();
    expect(one).toMatchObject({ ...set, checklist: ['Faktury', 'Wyciągi'] });
    expect(other).toEqual({ id: second, ...noRule, checklist: [] });
    const [task] = (await room.read('procedure', procedure)).tasks;
    expect(task?.named).toMatchObject({ id: person });
  });

  test('forgets whom an earlier choice meant [CAT-51]', async () => {
    const { id: whoPerson } = room.people.user;
    const steps = [{ task: first, who: 'head', whoPerson, whoDepartment: room.department }];
    await room.change('procedure', procedure, { steps });
    const [one] = await rules();
    expect(one).toMatchObject({ who: 'head', whoPerson: null, whoDepartment: room.department });
  });

  test.each([
    [{ limitFrom: 'start' }, 'limitDays', 'Podaj liczbę dni roboczych, najwyżej 500'],
    [
      { limitFrom: 'start', limitDays: 501 },
      'limitDays',
      'Podaj liczbę dni roboczych, najwyżej 500',
    ],
    [{ limitDays: 3 }, 'limitFrom', 'Wybierz, od czego liczyć termin'],
    [{ finalDate: true }, 'limitFrom', 'Termin jest wymagany, gdy jest ostateczny'],
    [{ who: 'person' }, 'whoPerson', 'Wskaż osobę'],
    [{ who: 'position' }, 'whoPosition', 'Wskaż stanowisko'],
    [{ who: 'person', whoPerson: missingId }, 'whoPerson', 'Nie ma takiej osoby'],
    [{ who: 'head', whoDepartment: missingId }, 'whoDepartment', 'Nie ma takiego działu'],
    [{ who: 'position', whoPosition: missingId }, 'whoPosition', 'Nie ma takiego stanowiska'],
    [{ checklist: ['  '] }, 'checklist.0', 'Wpisz punkt listy albo go usuń'],
  ])('%o is refused on its field [CAT-52]', async (rule, field, message) => {
    const answer = await room.change('procedure', procedure, { steps: [{ task: first, ...rule }] });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [`steps.0.${field}`]: message });
  });

  test('stays when the order changes, and goes with its task [CAT-53]', async () => {
    const rule = { limitFrom: 'previous', limitDays: 2 };
    await room.change('procedure', procedure, { steps: [{ task: second, ...rule }] });
    await room.change('procedure', procedure, { tasks: [second, first] });
    expect((await rules())[0]).toMatchObject({ id: second, ...rule });
    const third = await room.create('task', 'Wysłać');
    const steps = [
      { task: third, limitFrom: 'start', limitDays: 1 },
      { task: second, ...rule },
    ];
    await room.change('procedure', procedure, { tasks: [first, third], steps });
    expect(await rules()).toMatchObject([{ id: first }, { id: third, limitDays: 1 }]);
  });

  test('two who change the rules of different tasks both keep theirs; the same one is asked about [CAT-53]', async () => {
    await room.change('procedure', procedure, { tasks: [first, second], steps: [] });
    const opened = await room.read('procedure', procedure);
    const form = opened.tasks.map(({ id: task, rule, checklist }) => ({
      task,
      ...rule,
      checklist,
    }));
    const edit = (task: number, limitDays: number) => ({
      steps: form.map((one) =>
        one.task === task ? { ...one, limitFrom: 'start', limitDays } : one,
      ),
    });
    const headers = { 'if-match': String(opened.version) };
    expect((await room.change('procedure', procedure, edit(first, 3), headers)).status).toBe(200);
    expect((await room.change('procedure', procedure, edit(second, 7), headers)).status).toBe(200);
    expect((await rules()).map(({ limitDays }) => limitDays)).toEqual([3, 7]);
    const answer = await room.change('procedure', procedure, edit(first, 9), headers);
    expect(answer.status).toBe(409);
    expect(Object.values(answer.json.data?.about ?? answer.json.about)).toMatchObject([
      { entity: 'procedureTask', part: 'limitDays', subject: 'Zebrać dokumenty' },
    ]);
  });
});

describe('a service', () => {
  test('has a usual value and interval, and may have none [CAT-54]', async () => {
    const id = await room.create('service', 'Zwykła', { usualValue: '1200,50', usualInterval: 3 });
    expect(await room.read('service', id)).toMatchObject({ usualValue: 1200.5, usualInterval: 3 });
    await room.change('service', id, { usualValue: null, usualInterval: null });
    expect(await room.read('service', id)).toMatchObject({ usualValue: null, usualInterval: null });
    expect((await room.change('service', id, { usualInterval: 99 })).status).toBe(400);
  });

  test('tells what changed of its procedures, their tasks and rules, and who did it [CAT-55]', async () => {
    const id = await room.create('service', 'Z historią', { procedures: [procedure] });
    await room.change('procedure', procedure, {
      steps: [{ task: second, limitFrom: 'start', limitDays: 12, who: 'carer' }],
    });
    await room.change('procedure', procedure, { tasks: [second, first] });
    await room.change('task', first, { name: 'Zebrać papiery' });
    const { data } = await room.it.call(serviceHistory, {
      as: room.people.manager,
      params: { id },
    });
    const [renamed, ordered, ruled] = data.list;
    expect(renamed.entries[0]).toMatchObject({
      entity: 'taskDefinition',
      fields: [{ field: 'name', before: 'Zebrać dokumenty', after: 'Zebrać papiery' }],
    });
    expect(ordered.entries[0]).toMatchObject({
      entity: 'procedureDefinition',
      subject: 'Miesiąc',
      fields: [
        {
          field: 'tasks',
          before: 'Zebrać papiery, Zaksięgować',
          after: 'Zaksięgować, Zebrać papiery',
        },
      ],
    });
    expect(ruled.who.id).toBe(room.people.manager.id);
    expect(ruled.entries[0]).toMatchObject({ entity: 'procedureTask', subject: 'Zaksięgować' });
    expect(ruled.entries[0].fields).toContainEqual({
      field: 'who',
      before: null,
      after: 'Opiekun klienta',
    });
    expect(
      (await room.it.call(serviceHistory, { as: room.people.user, params: { id } })).status,
    ).toBe(403);
  });
});
