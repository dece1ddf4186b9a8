import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import type { Db } from '../../../kit/database/database.ts';
import { type About, notify } from '../notify.ts';
import type { NotificationKind } from '../wording.ts';
import { claimReminder } from './deadlines.queries.ts';
import { limitWords, stageOf } from './deadlines.rules.ts';

/** An open record with a limit: who is to be reminded of it. */
export type DueRecord = {
  record: number;
  people: number[];
  limit: string;
  about: About;
  /** Why it is in danger besides, in words. */
  why?: string | undefined;
};

/**
 * Reminds people of limits that come near or have passed: 3, 1 and 0 working days of the company before, and once
 * after. Each reminder is given once whichever server runs this and however often; call it in a
 * transaction. `entity` names the table.
 */
export async function remind(
  db: Db,
  entity: string,
  due: DueRecord[],
  { now, works }: { now: Date; works: Workdays },
): Promise<void> {
  for (const { record, people, limit, about, why } of due) {
    const moment = new Date(limit);
    const stage = stageOf(moment, now, works);
    if (stage === null || !(await claimReminder(db, { entity, record, limit, stage }))) continue;
    await notify(db, {
      kind: stage === -1 ? 'overdue' : 'deadline',
      to: people,
      by: null,
      about,
      more: [limitWords(moment, now), why].filter(Boolean).join('; '),
    });
  }
}

/**
 * Tells people something about a record that is told once a moment of it (the moment its turn came), whichever server
 * runs this and however often; call it in a transaction.
 */
export async function remindOnce(
  db: Db,
  notice: {
    entity: string;
    record: number;
    moment: string;
    kind: NotificationKind;
    to: number[];
    about: About;
    more: string;
    /** Whoever stands in for them gets none. */
    personal?: boolean;
  },
): Promise<void> {
  const { entity, record, moment: limit, ...content } = notice;
  if (!(await claimReminder(db, { entity, record, limit, stage: 0 }))) return;
  await notify(db, { ...content, by: null });
}
