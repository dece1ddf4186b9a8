import { buffer } from 'node:stream/consumers';
import { addressOf } from '@zaplecze/contract/addresses';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  isReportDay,
  lastMonth,
  monthlyTitle,
} from '@zaplecze/contract/rooms/reports/monthly/calls';
import type { Database } from '../../../kit/database/database.ts';
import { noteExport } from '../../../kit/exports/list-exports.ts';
import { isMorning, momentOf } from '../../../kit/jobs/clock.ts';
import { defineTask, enqueue, enqueueAll, handleTask } from '../../../kit/jobs/jobs.ts';
import { composeLetter } from '../../../kit/mail/letter.ts';
import { sendMail } from '../../../kit/mail/mail-task.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { findWorkdays } from '../../absences/index.ts';
import { isWritten, monthlyReaders } from './monthly.queries.ts';
import { makeMonthly, monthlyFile } from './monthly.ts';

type World = { db: Database; config: Config };

/** Finds who wants the report; run by the clock. */
const planMonthly = defineTask<{ _cron?: { ts: string } }>('reports:monthly');

/** One person's letter, so that one that fails holds up no other. */
const writeMonthly = defineTask<{ person: number; month: string }>('reports.writeMonthly');

/**
 * The letter of a month for one person, once: a manager's tells of their own department, as their dashboard opens;
 * an administrator's of everything.
 */
export async function writeLetter({ db, config }: World, id: number, month: string): Promise<void> {
  const reader = (await monthlyReaders(db)).find((one) => one.id === id);
  if (!reader?.email || (await isWritten(db, id, month))) return;
  const admin = reader.roles.includes('ROLE_ADMIN');
  const scope = admin || reader.department === null ? {} : { department: [reader.department] };
  const pdf = await buffer(
    await makeMonthly(db, { scope, month, by: reader.name, product: config.productName }),
  );
  const link = `${config.publicUrl}${addressOf('dashboard')}`;
  await db.transaction().execute(async (tx) => {
    const people = { kind: 'report' } as const;
    const list = `${monthlyTitle} (poczta)`;
    const note = { list, format: 'pdf', rows: 1, query: { month }, people };
    const flags = { admin, manager: true, reception: false };
    await noteExport(tx, { id, name: reader.name, flags }, note);
    await enqueue(tx, sendMail, {
      to: { name: reader.name, address: reader.email },
      subject: `${config.productName}: raport miesięczny ${month.slice(5)}/${month.slice(0, 4)}`,
      ...composeLetter(config.productName, {
        firstName: reader.firstName,
        words: [`${monthlyTitle} jest w załączniku.`],
        facts: [
          { label: 'Miesiąc', value: `${month.slice(5)}/${month.slice(0, 4)}` },
          {
            label: 'Zakres',
            value: admin ? 'Cała firma' : (reader.departmentName ?? 'Cała firma'),
          },
        ],
        buttons: [{ label: 'Bieżące liczby', url: link }],
        why: 'Raport pocztą wyłączysz w swoim profilu.',
        settings: {
          label: 'Twój profil',
          url: `${config.publicUrl}${addressOf('profile', { id })}`,
        },
      }),
      attachments: [
        { name: monthlyFile(month), type: 'application/pdf', content: pdf.toString('base64') },
      ],
    });
  });
}

export const reportTasks = (world: World) => [
  handleTask(planMonthly, async (payload) => {
    const moment = momentOf(payload);
    const day = warsawDay(moment);
    if (!isMorning(moment) || !isReportDay(day, await findWorkdays(world.db))) return;
    const month = lastMonth(day);
    const readers = await monthlyReaders(world.db);
    await enqueueAll(
      world.db,
      writeMonthly,
      readers.map(({ id: person }) => ({ person, month })),
    );
  }),
  handleTask(writeMonthly, ({ person, month }) => writeLetter(world, person, month)),
];

/** Seven o'clock, Warsaw time, on the first day of the month on which the company works (see kit/jobs/clock.ts). */
export const reportCrontab = '0 5,6 1-8 * * reports:monthly ?fill=1d';
