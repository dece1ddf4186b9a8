import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { saveOrganization } from '@zaplecze/contract/rooms/organization/calls';
import { saveSetting } from '@zaplecze/contract/rooms/people/calls';
import { isReportDay, lastMonth } from '@zaplecze/contract/rooms/reports/monthly/calls';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { type Company, company } from '../reports.fixture.ts';
import { reportTasks, writeLetter } from './monthly.jobs.ts';

let it: Company;
let department: number;

beforeAll(async () => {
  it = await company();
  const done = (dateEndJob: string, dateRealizationLimit: string) =>
    it.task(it.books, { status: 9, dateEndJob, dateRealizationLimit });
  await done('2026-01-05T10:00:00Z', '2026-01-05T22:59:00Z');
  await done('2026-01-31T22:59:00Z', '2026-01-20T22:59:00Z');
  // In Warsaw this is February already.
  await done('2026-01-31T23:00:00Z', '2026-01-20T22:59:00Z');
  const books = await it.db
    .selectFrom('project')
    .select('department')
    .where('id', '=', it.books)
    .executeTakeFirstOrThrow();
  department = books.department ?? 0;
});
afterAll(() => it.close());

async function textOf(content: Buffer): Promise<string> {
  const { promise } = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await promise;
  const texts: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts.join('\n');
}

describe('the monthly report [REP-80]', () => {
  test('is a PDF in Polish with the month’s figures, its charts drawn as vectors', async () => {
    const noted = () =>
      it.db.selectFrom('listExport').select(['list', 'format']).orderBy('id').execute();
    const before = await noted();
    const url = '/api/report/monthly/export?month=2026-01';
    const answer = await it.app.inject({ url, headers: { 'access-token': it.manager.token } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('raport-miesieczny-2026-01.pdf');
    const text = await textOf(answer.rawPayload);
    expect(text).toContain('Raport miesięczny: styczeń 2026');
    expect(text).toContain('Cała firma');
    expect(text).toContain('50%');
    expect(text).toContain('Klienci, o których trzeba zadbać');
    expect(answer.rawPayload.includes('/Subtype /Image')).toBe(false);
    expect(await noted()).toEqual([...before, { list: 'Raport miesięczny', format: 'pdf' }]);
  });

  test('names its scope, is the managers’, and opens by a signed address [REP-01]', async () => {
    const path = `/api/report/monthly/export?month=2026-01&filter[department]=${department}`;
    const refused = await it.app.inject({
      url: path,
      headers: { 'access-token': it.worker.token },
    });
    expect(refused.statusCode).toBe(403);
    const { data } = await it.call(exportTicket, { as: it.manager, body: { path } });
    const answer = await it.app.inject({ url: data.path });
    expect(await textOf(answer.rawPayload)).toContain('Księgowość. Sporządzono');
    const wrong = '/api/report/monthly/export?month=2026-13';
    const headers = { 'access-token': it.manager.token };
    expect((await it.app.inject({ url: wrong, headers })).statusCode).toBe(400);
  });
});

test('no name and no amount is cut, however long, and how many offers stands apart from what they are worth [REP-196]', async () => {
  const name = 'Przedsiębiorstwo Usług Komunalnych i Zieleni Miejskiej „Źródło” w Nowym Dworze';
  const client = await insertClient(it.db, { name });
  const month = warsawDay().slice(0, 7);
  const recurrent = { recurrent: 3, recurrentFrom: `${month}-01` };
  const value = { unitValue: 12_345_678.9, unitQuantity: 3 };
  await it.db
    .updateTable('project')
    .set({ client, ...recurrent, ...value })
    .where('id', '=', it.books)
    .execute();
  const { id: refusalReason } = await it.db
    .insertInto('refusalReason')
    .values({ name: 'Cena' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refused = { status: 1, refusalReason, value: 5200 };
  await it.db
    .insertInto('offer')
    .values({ name: 'Oferta', client, seller: it.worker.id, ...refused })
    .execute();
  const url = `/api/report/monthly/export?month=${month}`;
  const { rawPayload } = await it.app.inject({
    url,
    headers: { 'access-token': it.manager.token },
  });
  const text = (await textOf(rawPayload)).replaceAll(/\s/g, '');
  expect(text).toContain(name.replaceAll(' ', ''));
  expect(text).toContain('37037037zł,100%');
  expect(text).not.toContain('…');
  expect(text).toContain('1oferta,5200zł');
});

describe('by mail [REP-81]', () => {
  const letters = async () =>
    (
      await it.db.pool.query<{ payload: never; identifier: string }>(
        `select t.identifier, j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
      )
    ).rows.map(({ identifier, payload }) => ({
      identifier,
      payload: payload as Record<string, never>,
    }));

  test.each([
    ['2026-01-01', false],
    ['2026-01-02', true],
    ['2026-05-04', true],
    ['2026-08-03', true],
    ['2026-11-02', true],
    ['2026-11-03', false],
  ])('%s is the first working day of its month: %s', (day, first) => {
    expect(isReportDay(day)).toBe(first);
  });

  test('it is the first day on which the company works [ABS-151]', () => {
    const works = (day: string) => day >= '2026-01-05';
    expect(['2026-01-02', '2026-01-05'].map((day) => isReportDay(day, works))).toEqual([
      false,
      true,
    ]);
  });

  test('a year’s first report is of December', () =>
    expect(lastMonth('2026-01-02')).toBe('2025-12'));

  test('those who want it get it once, of their own department; others and the day after nothing', async () => {
    const { db, services, manager, worker } = it;
    await db.updateTable('person').set({ department }).where('id', '=', manager.id).execute();
    for (const as of [manager, worker]) {
      const params = { key: 'monthly-report' };
      expect((await it.call(saveSetting, { as, params, body: { value: true } })).status).toBe(200);
    }
    const [plan] = reportTasks({ db, config: services.config });
    const run = (ts: string) => plan?.run({ _cron: { ts } }, {} as never);
    const planned = async () =>
      (await letters()).filter(({ identifier }) => identifier === 'reports.writeMonthly');
    await run('2026-01-02T05:00:00Z');
    await run('2026-01-05T06:00:00Z');
    expect(await planned()).toEqual([]);
    await run('2026-01-02T06:00:00Z');
    expect((await planned()).map(({ payload }) => payload)).toEqual([
      { person: manager.id, month: '2025-12' },
    ]);
    for (let again = 0; again < 2; again += 1) {
      await writeLetter({ db, config: services.config }, manager.id, '2026-01');
    }
    const sent = (await letters()).filter(({ identifier }) => identifier === 'mail.send');
    expect(sent).toHaveLength(1);
    const [file] = (sent[0]?.payload.attachments ?? []) as { name: string; content: string }[];
    expect(file?.name).toBe('raport-miesieczny-2026-01.pdf');
    expect(await textOf(Buffer.from(file?.content ?? '', 'base64'))).toContain('Księgowość');
  });
});

test('nothing is written where the firm’s logo stands [SHE-424]', async () => {
  const logo = await sharp({
    create: { width: 420, height: 120, channels: 3, background: '#a03030' },
  })
    .png()
    .toBuffer();
  const admin = await it.signIn('ROLE_ADMIN');
  const drawn = `data:image/png;base64,${logo.toString('base64')}`;
  const save = (firm: object) => it.call(saveOrganization, { as: admin, body: firm as never });
  await save({ name: 'Kwadrat', logo: drawn });
  const url = '/api/report/monthly/export?month=2026-01';
  const { rawPayload } = await it.app.inject({
    url,
    headers: { 'access-token': it.manager.token },
  });
  expect(rawPayload.includes('/Subtype /Image')).toBe(true);
  const { promise } = getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 });
  const page = await (await promise).getPage(1);
  const { items } = await page.getTextContent();
  const { width, height } = page.getViewport({ scale: 1 });
  const margin = 40;
  const beside = items.flatMap((item) =>
    'str' in item && item.transform[5] + 8 > height - margin - 38 ? [item] : [],
  );
  expect(beside.map(({ str }) => str).join(' ')).toContain('Kwadrat');
  expect(beside.map(({ str }) => str).join(' ')).toContain('Cała firma');
  for (const { str, transform, width: long } of beside)
    expect(transform[4] + long, str).toBeLessThanOrEqual(width - margin - 150);
  // Other reports are of a firm without one.
  expect((await save({ logo: null })).status).toBe(200);
});
