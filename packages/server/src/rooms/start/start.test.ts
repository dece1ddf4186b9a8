import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { createClient } from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { saveOrganization } from '@zaplecze/contract/rooms/organization/calls';
import * as contract from '@zaplecze/contract/rooms/start/calls';
import type { StartStep } from '@zaplecze/contract/rooms/start/lists';
import { countStart } from '@zaplecze/contract/rooms/start/remaining';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { fillNew } from '../../fill-new.ts';
import { createMail } from '../../kit/mail/mail.ts';
import { listPackages } from './catalog-data.ts';
import { startTasks } from './start.jobs.ts';

let it: TestApp;
let admin: Someone;
let user: Someone;

beforeEach(async () => {
  it = await testApp({ ADMIN_PASSWORD: 'haslo-do-testow-startu' });
  await it.db.transaction().execute((tx) => fillNew(tx, it.services.config, it.services.log));
  admin = await it.signIn('ROLE_ADMIN');
  user = await it.signIn();
  return () => it.close();
});

const get = async () => (await it.call(contract.getStart, { as: admin })).data;
const stepOf = async (key: StartStep) =>
  (await get()).steps.find((step: { key: string }) => step.key === key);
const left = async () => (await it.call(countStart, { as: admin })).data.left;
const need = async (name: string) =>
  (await it.call(contract.getNeeds, { as: user })).data.there[name];
const add = (entries: { kind: string; name: string }[]) =>
  it.call(contract.addEntries, { as: admin, body: { entries } });

async function runJob(name: string, payload: unknown) {
  const { db, storage, config, log } = it.services;
  const task = startTasks({ db, storage, config, mail: createMail(config, log) }).find(
    (one) => one.name === name,
  );
  await task?.run(payload, { attempt: 1, log, signal: new AbortController().signal });
}

describe('the steps', () => {
  test('follow what is there, not what was ticked [STA-02]', async () => {
    expect(await get()).toMatchObject({ begun: true, clients: 0, services: 0 });
    expect(await stepOf('structure')).toEqual({ key: 'structure', done: false, skipped: false });
    await add([
      { kind: 'company', name: 'Kwadrat sp. z o.o.' },
      { kind: 'department', name: 'Księgowość' },
      { kind: 'position', name: 'Księgowa' },
    ]);
    expect((await stepOf('structure')).done).toBe(true);
    const { list } = (await it.call(dictionaryCalls.position.list, { as: admin })).data;
    await it.call(dictionaryCalls.position.remove, { as: admin, params: { id: list[0].id } });
    expect((await stepOf('structure')).done).toBe(false);
  });

  test('ask for heads of departments until each has one who works here [STA-131]', async () => {
    expect((await stepOf('heads')).done).toBe(false);
    await add([
      { kind: 'department', name: 'Księgowość' },
      { kind: 'department', name: 'Kadry' },
    ]);
    expect((await stepOf('heads')).done).toBe(false);
    const { list } = (await it.call(dictionaryCalls.department.list, { as: admin })).data;
    for (const { id } of list) {
      const body = { head: admin.id };
      await it.call(dictionaryCalls.department.update, { as: admin, params: { id }, body });
    }
    expect((await stepOf('heads')).done).toBe(true);
  });

  test('that are skipped no longer wait, and may be taken up again [STA-03]', async () => {
    const before = await left();
    const skip = (steps: string[], skipped = true) =>
      it.call(contract.skipSteps, { as: admin, body: { steps, skipped } });
    expect((await skip(['push', 'push'])).data).toEqual({ left: before - 1 });
    // What another administrator skipped meanwhile stays skipped.
    expect((await skip(['mail'])).data).toEqual({ left: before - 2 });
    expect((await skip(['mail'])).data).toEqual({ left: before - 2 });
    expect((await stepOf('push')).skipped).toBe(true);
    expect((await skip(['mail'], false)).data).toEqual({ left: before - 1 });
    expect((await stepOf('push')).skipped).toBe(true);
    expect((await skip(['push'], false)).data).toEqual({ left: before });
    expect((await skip(['nonsense'])).status).toBe(400);
  });

  test('are nobody’s in a company that did not begin empty [STA-04]', async () => {
    await it.db.deleteFrom('firstSteps').execute();
    expect(await left()).toBe(0);
    expect((await get()).begun).toBe(false);
  });
});

describe('entries', () => {
  test('begin with the company’s own name as its first company [STA-40]', async () => {
    const companies = async () =>
      (await it.call(contract.getProposals, { as: admin })).data.kinds.find(
        ({ kind }: { kind: string }) => kind === 'company',
      );
    expect((await companies()).proposals).toEqual([]);
    await it.call(saveOrganization, { as: admin, body: { name: 'Kwadrat' } });
    const own = { name: 'Kwadrat', color: null, usual: true };
    expect((await companies()).proposals).toEqual([{ ...own, there: false }]);
    await add([{ kind: 'company', name: 'Kwadrat' }]);
    expect(await companies()).toMatchObject({ proposals: [{ ...own, there: true }], others: [] });
  });

  test('of a name that is there are left alone; proposals bring their colour and text [STA-12]', async () => {
    const entries = [
      { kind: 'agreementType', name: 'Przetwarzanie danych osobowych' },
      { kind: 'tag', name: 'VIP' },
      { kind: 'tag', name: 'vip' },
    ];
    expect((await add(entries)).data).toEqual({ added: 2 });
    expect((await add(entries)).data).toEqual({ added: 0 });
    const { list } = (await it.call(dictionaryCalls.agreementType.list, { as: admin })).data;
    expect(list[0].description).toMatch(/^Wyrażam zgodę/);
    const { kinds } = (await it.call(contract.getProposals, { as: admin })).data;
    const tags = kinds.find((one: { kind: string }) => one.kind === 'tag');
    expect(tags.proposals[0]).toMatchObject({ name: 'VIP', there: true });
  });

  test('departments belong to every company until somebody says otherwise [STA-11]', async () => {
    await add([
      { kind: 'department', name: 'Księgowość' },
      { kind: 'company', name: 'Kwadrat' },
    ]);
    const { list } = (await it.call(dictionaryCalls.company.list, { as: admin })).data;
    expect(list[0].departments.map((one: { name: string }) => one.name)).toEqual(['Księgowość']);
  });
});

describe('the starter catalogue', () => {
  const take = (...keys: string[]) =>
    it.call(contract.addPackages, {
      as: admin,
      body: { packages: keys.map((key) => ({ key, department: null })) },
    });

  test('gives whole services, with what of the dictionaries they need, each once [STA-31]', async () => {
    expect(await need('serviceDefinition')).toBe(false);
    const { data } = await take(...listPackages().map(({ key }) => key));
    expect(data.services).toHaveLength(listPackages().length);
    expect(await need('serviceDefinition')).toBe(true);
    expect((await stepOf('catalog')).done).toBe(true);
    const tasks = await it.db.selectFrom('procedureTask').select('task').execute();
    expect(tasks).toHaveLength(
      listPackages().flatMap((one) => one.procedures.flatMap((each) => each.tasks)).length,
    );
    const again = await take('payroll');
    expect([again.status, again.message]).toEqual([
      409,
      'Usługa „Kadry i płace” została już utworzona z katalogu na start.',
    ]);
  });

  test('brings rules that any company can keep [STA-33]', async () => {
    const [{ id }] = (await take('bookkeeping')).data.services;
    const { item: service } = (await it.call(serviceDefinitions.get, { as: admin, params: { id } }))
      .data;
    const [procedure] = service.procedures;
    expect(service.usualInterval).toBe(3);
    expect(procedure.tasks[0].rule).toMatchObject({
      limitFrom: 'start',
      limitDays: 2,
      who: 'carer',
    });
    for (const { rule } of procedure.tasks.slice(1)) {
      expect(rule).toMatchObject({ limitFrom: 'previous' });
      expect(['carer', 'head']).toContain(rule.who);
    }
  });

  test('comes whole or not at all [STA-31]', async () => {
    expect((await take('payroll', 'nonsense')).status).toBe(400);
    expect((await take('audit', 'audit')).status).toBe(409);
    expect(await it.db.selectFrom('taskDefinition').select('id').execute()).toEqual([]);
  });

  test('goes to the department that was chosen [STA-32]', async () => {
    await add([{ kind: 'department', name: 'Zespół A' }]);
    const { list } = (await it.call(dictionaryCalls.department.list, { as: admin })).data;
    const packagesOf = [{ key: 'audit', department: list[0].id }];
    await it.call(contract.addPackages, { as: admin, body: { packages: packagesOf } });
    const services = await it.db.selectFrom('serviceDefinition').select('department').execute();
    expect(services).toEqual([{ department: list[0].id }]);
  });
});

describe('people', () => {
  const anna = { firstName: 'Anna', lastName: 'Nowak', email: 'anna@kwadrat.example' };
  const addPeople = (people: object[]) =>
    it.call(contract.addPeople, { as: admin, body: { people } });

  test('are made together and told nothing until the invitations are sent [STA-21]', async () => {
    expect((await addPeople([anna, { ...anna, email: 'jan@kwadrat.example' }])).data).toEqual({
      added: 2,
    });
    const letters = () => it.db.selectFrom('passwordReset').select('person').execute();
    expect(await letters()).toEqual([]);
    // Those of the test have no passwords either.
    const { waiting } = (await get()).people;
    expect((await it.call(contract.sendInvitations, { as: admin })).data.sent).toBe(waiting);
    expect(await letters()).toHaveLength(waiting);
    expect((await it.call(contract.sendInvitations, { as: admin })).data).toEqual({
      sent: 0,
      links: [],
    });
    expect((await stepOf('people')).done).toBe(true);
  });

  test('are all refused for one that cannot be so, told by its row [STA-22]', async () => {
    const { status, errors } = await addPeople([anna, { ...anna, firstName: 'Ewa' }]);
    expect([status, errors]).toEqual([
      400,
      { 'people.1.email': 'Ten adres e-mail ma już inna osoba' },
    ]);
    const { errors: missing } = await addPeople([{ ...anna, lastName: '' }]);
    expect(missing).toEqual({ 'people.0.lastName': 'Nazwisko jest wymagane' });
    expect((await get()).people.active).toBe(3);
  });

  test('come from a file into rows to look through; what is not known is told [STA-23]', async () => {
    await add([{ kind: 'department', name: 'Księgowość' }]);
    const csv =
      'Imię i nazwisko;Adres e-mail;Dział;Stanowisko;Rola;PESEL\r\nAnna Maria Żak;anna@kwadrat.example;ksiegowosc;Magik;kierownik;1\r\n';
    const form = new FormData();
    form.append('file', new Blob([csv]), 'ludzie.csv');
    const encoded = new Response(form);
    const answer = await it.app.inject({
      method: 'POST',
      url: '/api/start/people/read',
      headers: {
        'access-token': admin.token,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const { people, unknown } = answer.json().data;
    expect(people).toEqual([
      {
        firstName: 'Anna Maria',
        lastName: 'Żak',
        email: 'anna@kwadrat.example',
        phone: '',
        department: expect.any(Number),
        position: null,
        role: 'ROLE_MANAGER',
      },
    ]);
    expect(unknown).toEqual(['Kolumna „PESEL” została pominięta', 'Nie ma stanowiska „Magik”']);
  });
});

describe('trials', () => {
  test('a letter to oneself: without a mail server, the path of its file [STA-51]', async () => {
    const { data } = await it.call(contract.tryMail, { as: admin });
    expect((await stepOf('mail')).done).toBe(false);
    expect((await get()).trials).toMatchObject([{ kind: 'mail', state: 'waiting' }]);
    await runJob('start.tryMail', { to: data.to, firstName: 'Osoba' });
    const [trial] = (await get()).trials;
    const [, path = ''] = /w pliku: (.+\.eml)$/.exec(trial.told) ?? [];
    expect(existsSync(path)).toBe(true);
    expect((await stepOf('mail')).done).toBe(true);
  });

  test('a letter that no server takes says why [STA-51]', async () => {
    await it.call(contract.tryMail, { as: admin });
    const config = { ...it.services.config, smtpUrl: 'smtp://127.0.0.1:1' };
    const { db, storage, log } = it.services;
    const [task] = startTasks({ db, storage, config, mail: createMail(config, log) });
    const context = { attempt: 1, log, signal: new AbortController().signal };
    await task?.run({ to: 'anna@kwadrat.example', firstName: 'Anna' }, context);
    const [trial] = (await get()).trials;
    expect(trial).toMatchObject({ state: 'failed' });
    expect(trial.told).toMatch(/^Nie udało się połączyć z serwerem poczty\. Sprawdź/);
  });

  test('a first copy of everything stands in the folder that was told [STA-53]', async () => {
    await it.call(contract.tryBackup, { as: admin });
    await runJob('start.tryBackup', {});
    const { place, trials } = await get();
    expect(trials).toMatchObject([{ kind: 'backup', state: 'done' }]);
    expect(place.backups).toBe(join(it.services.config.dataDir, 'backups'));
    expect(readdirSync(place.backups)).toEqual([place.lastBackup.name]);
    expect((await stepOf('backup')).done).toBe(true);
  });
});

test('what forms lack is everybody’s to know [STA-61]', async () => {
  expect(await need('client')).toBe(false);
  expect(await need('receptionType')).toBe(true);
  expect((await it.call(createClient, { as: user, body: {} })).status).toBe(400);
});
