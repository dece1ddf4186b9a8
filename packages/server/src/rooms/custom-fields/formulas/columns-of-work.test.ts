import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { afterAll, expect, test } from 'vitest';
import { makeNextPeriod, projectApp } from '../../projects/projects.fixture.ts';
import { forgetGuests } from '../../reception/index.ts';
import { fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';
import { workAllOut } from './formulas.jobs.ts';

/* Fields of projects, tasks, guests and parcels that formulas count with, as the program itself writes them. */

const app = await projectApp();
const { it, anna, piotr, first, second, create, read, open, patch, close, begin } = app;
const admin = await it.signIn('ROLE_ADMIN');
const { field } = fieldsOn(it, admin);
const reception = await recordsApp();
const desk = fieldsOn(reception.it, reception.admin);
afterAll(async () => {
  await it.close();
  await reception.it.close();
});

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test('tasks that a project makes have it from the beginning, and it follows their limits, hours and ends [CUS-271]', async () => {
  const fields = {
    warn: await field(
      'day',
      { label: 'Ostrzeż', formula: '[Graniczna data wykonania] − 2' },
      'task',
    ),
    cost: await field(
      'money',
      { label: 'Koszt pracy', formula: '[Prognozowany czas realizacji] × 150' },
      'task',
    ),
    late: await field(
      'decimal',
      {
        label: 'Spóźnienie',
        formula: 'max(0; dni([Graniczna data wykonania]; [Data zakończenia]))',
      },
      'task',
    ),
  };
  await begin();
  const custom = async (task = first, as = anna) => (await open(as, task)).data.task.custom;
  const limit = warsawDay(Date.parse((await open(anna, first)).data.task.dateRealizationLimit));
  expect((await custom())[fields.warn.key]).toBe(dayAfter(limit, -2));
  expect((await custom(second, piotr))[fields.warn.key]).toBe(dayAfter(limit, -2));
  expect((await patch(app.manager, first, { estimation: '1,5' })).status).toBe(200);
  expect((await custom())[fields.cost.key]).toBe(225);
  expect((await custom())[fields.late.key]).toBeUndefined();
  expect((await close(anna, first)).status).toBe(200);
  expect((await custom())[fields.late.key]).toBe(0);
  expect((await patch(app.manager, first, { status: taskStatus.inProgress })).status).toBe(200);
  expect((await custom())[fields.late.key]).toBeUndefined();
});

test('of a project it follows its value, its periods, and when its work ends [CUS-271]', async () => {
  const fields = {
    month: await field(
      'money',
      { label: 'Na miesiąc', formula: '[Wartość planowana] ÷ 12' },
      'project',
    ),
    bill: await field('day', { label: 'Faktura', formula: '[Początek okresu] + 10' }, 'project'),
    took: await field(
      'decimal',
      { label: 'Trwał', formula: 'dni([Utworzono]; [Koniec prac])' },
      'project',
    ),
  };
  const day = warsawDay();
  const made = await create({ recurrent: 1, recurrentFrom: day, unitQuantity: 3, unitValue: 400 });
  const id = made.data.id;
  expect((await read(id)).custom).toEqual({
    [fields.month.key]: 100,
    [fields.bill.key]: dayAfter(day, 10),
  });
  const later = warsawDay(Date.now() + 40 * 86_400_000);
  const next = await it.db.transaction().execute((tx) => makeNextPeriod(tx, id, later));
  const period = await read(next ?? 0);
  expect(period.custom).toEqual({
    [fields.month.key]: 100,
    [fields.bill.key]: dayAfter(period.recurrentFrom ?? '', 10),
  });
  await begin();
  await close(anna, first);
  expect((await read()).custom[fields.took.key]).toBeUndefined();
  await close(piotr, second);
  const { created, jobsEnded, custom } = await read();
  const days = [created, jobsEnded ?? ''].map((moment) =>
    Date.parse(warsawDay(Date.parse(moment))),
  );
  expect(custom[fields.took.key]).toBe(((days[1] ?? 0) - (days[0] ?? 0)) / 86_400_000);
});

test('guests and parcels have formulas of their own; of who is forgotten none is worked out, then or later [CUS-276]', async () => {
  const { ways } = reception;
  const stay = await desk.field(
    'day',
    { label: 'Przepustka do', formula: '[Data i godzina wejścia] + 1' },
    'guest',
  );
  const answer = await desk.field(
    'day',
    { label: 'Odpowiedź do', formula: '[Data nadania / odbioru] + 14' },
    'parcel',
  );
  const [guest, parcel] = [await ways.guest.make(), await ways.parcel.make()];
  expect(Object.keys((await ways.guest.read(guest)).custom)).toEqual([stay.key]);
  expect(Object.keys((await ways.parcel.read(parcel)).custom)).toEqual([answer.key]);
  await forgetGuests(reception.it.db, new Date(Date.now() + 60_000).toISOString(), 100);
  expect((await ways.guest.read(guest)).custom).toEqual({});
  await stay.change({ formula: '[Data i godzina wejścia] + 2' });
  await workAllOut(reception.it.db, stay.id);
  expect((await ways.guest.read(guest)).custom).toEqual({});
  expect(Object.keys((await ways.parcel.read(parcel)).custom)).toEqual([answer.key]);
});
