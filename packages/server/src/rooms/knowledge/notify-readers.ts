import { addressOf } from '@zaplecze/contract/addresses';
import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { workingDayBefore } from '@zaplecze/contract/kit/values/working-hours';
import type { Db } from '../../kit/database/database.ts';
import { findWorkdays } from '../absences/index.ts';
import { aboutScreen, limitWords, notify } from '../notifications/index.ts';
import { type Open, waitingFor } from './reading.queries.ts';
import { claimNotices } from './reading.save.ts';

/** An article as what a notification is about. */
export const aboutArticle = (article: { id: number; name: string }) =>
  aboutScreen({ ...article, address: addressOf('knowledge', { item: article.id }) });

/** Stages of a request to read: a person gets each notice once. */
const stages = { asked: 0, near: 1, over: 2 } as const;

/** Which stage a request is at on a day, besides that people are asked; `works`: when the company does. */
function stageOf(dueOn: string | null, today: string, works: Workdays): number | null {
  if (dueOn === null) return null;
  if (dueOn < today) return stages.over;
  return today >= workingDayBefore(dueOn, works) ? stages.near : null;
}

/** 'prosi Anna Nowak, termin: jutro, 24.11.2026' */
function wordsOf({ by, dueOn }: Open, now: Date): string {
  const limit = dueOn === null ? null : readLimit(dueOn);
  const asks = `prosi ${by.name}`;
  return limit === null ? asks : `${asks}, termin: ${limitWords(new Date(limit), now)}`;
}

/** To each by themselves: nobody reads instead of another. */
async function notifyStage(db: Db, request: Open, to: number[], now: Date): Promise<void> {
  await notify(db, {
    ...{ kind: 'articleToRead', to, by: null, personal: true },
    about: aboutArticle({ id: request.article, name: request.name }),
    more: wordsOf(request, now),
  });
}

/**
 * Notifies those who have not read the article: that they are asked to (also those who joined the department later),
 * once when the day is near, once when it has passed. Safe to repeat: nobody gets the same notice twice.
 */
export async function notifyReaders(db: Db, request: Open, now: Date): Promise<void> {
  const waiting = await waitingFor(db, request.id);
  const fresh = await claimNotices(db, request.id, stages.asked, waiting);
  const stage = stageOf(request.dueOn, warsawDay(now), await findWorkdays(db));
  const reminded = stage === null ? [] : await claimNotices(db, request.id, stage, waiting);
  await notifyStage(db, request, [...new Set([...fresh, ...reminded])], now);
}

/** Reminds all who have not read, because somebody asked for it; gives how many they are. */
export async function remindNow(db: Db, request: Open): Promise<number> {
  const waiting = await waitingFor(db, request.id);
  await notifyStage(db, request, waiting, new Date());
  return waiting.length;
}
