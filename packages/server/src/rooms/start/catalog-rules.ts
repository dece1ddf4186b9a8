import { noRule, type StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import type { Package } from './catalog-data.ts';

/**
 * Rules that the services of the starter catalogue begin with: limits and hours as such work usually
 * takes, and people whom any company has. All of it is there to be changed.
 */

/** By the type of a task: working days after the task before, and hours. */
const usual: Record<string, [days: number, hours: number]> = {
  'Kontakt z klientem': [2, 1],
  Księgowanie: [3, 4],
  Rozliczenie: [2, 2],
  Kontrola: [1, 1],
  Dokumentacja: [3, 3],
  Sprawozdanie: [4, 6],
  Wdrożenie: [4, 6],
  Szkolenie: [3, 4],
};
const otherwise: [days: number, hours: number] = [2, 2];
const monthly = ['bookkeeping', 'revenue-book', 'payroll', 'it-care'];
const everyMonth = intervals.findIndex(({ name }) => name === 'Co miesiąc');

export const usualInterval = ({ key }: Package): number | null =>
  monthly.includes(key) ? everyMonth : null;

/** The rule of the task at a place (from 0) of a procedure: its client's carer begins, a check is the head's. */
export function ruleOf({ type }: { type: string }, at: number): StepRule {
  const [limitDays, estimation] = usual[type] ?? otherwise;
  const checks = type === 'Kontrola' && at > 0;
  return {
    ...noRule,
    ...{ limitFrom: at === 0 ? 'start' : 'previous', limitDays, estimation },
    who: checks ? 'head' : 'carer',
  };
}
