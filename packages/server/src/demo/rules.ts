import { noRule, type StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { intervals, once } from '@zaplecze/contract/rooms/projects/lists';
import * as work from './content/work-data.ts';

/** How the services of the demonstration plan their projects: what work-data.ts tells, as rules. */

const everyMonth = intervals.findIndex(({ name }) => name === 'Co miesiąc');
/** Working days of a month, and its days. */
const pace = 21 / 30;

/** Positions that do the work of a department, and those of customer service, by their number. */
const positionOf = [3, 4, 5, 6, 7, 8, 10, 12];
const [contact, desk, director] = [10, 11, 0];

const checklists: Record<string, string[]> = {
  'Zebrać dokumenty od klienta': [
    'Faktury zakupu i sprzedaży',
    'Wyciągi bankowe',
    'Raporty kasowe',
    'Delegacje i umowy z miesiąca',
  ],
  'Naliczyć wynagrodzenia': [
    'Ewidencja czasu pracy',
    'Zwolnienia lekarskie',
    'Premie i potrącenia',
  ],
  'Wysłać JPK_V7 i pobrać UPO': ['Plik podpisany', 'UPO dołączone', 'Kwota podana klientowi'],
  'Założyć konta i uprawnienia': ['Konto domenowe', 'Poczta', 'Program księgowy', 'Kopia zapasowa'],
};

/** What is not closed before all of it is ticked off. */
const finalChecklist = 'Wysłać JPK_V7 i pobrać UPO';

type Place = {
  service: string;
  department: number;
  at: number;
  before: number | null;
  name: string;
};

/** The rule of a step; `at` counts the steps of its service, `before` is the one before it in its procedure. */
export function ruleOf(
  { service, department, at, before, name }: Place,
  positions: number[],
): StepRule & { checklist: string[]; checklistRequired: boolean } {
  const { steps = [] } = work.monthly[service] ?? work.singles[service] ?? {};
  const checklist = checklists[name] ?? [];
  const checklistRequired = name === finalChecklist;
  const step = steps[at];
  if (!step) return { ...noRule, checklist, checklistRequired };
  const [due, estimation, doer] = step;
  const recurs = service in work.monthly;
  const same = before !== null && steps[before]?.[2] === doer;
  const known = typeof due === 'number';
  return {
    ...noRule,
    ...(known && { limitFrom: 'start', limitDays: recurs ? Math.round(due * pace) : due }),
    finalDate: known && work.finalTasks.includes(name),
    ...{ estimation, checklist, checklistRequired },
    ...(doer === 'manager'
      ? { who: 'head' }
      : same
        ? { who: 'previous' }
        : { who: 'position', whoPosition: positions[placeOf(doer, department)] ?? null }),
  };
}

function placeOf(doer: work.Doer, department: number): number {
  if (doer === 'contact') return contact;
  if (doer === 'desk') return desk;
  return doer === 'director' ? director : (positionOf[department] ?? contact);
}

/** What a project of a service usually brings, and how often it recurs. */
export function usualOf(service: string): {
  usualValue: number | null;
  usualInterval: number | null;
} {
  const { price = null } = work.monthly[service] ?? work.singles[service] ?? {};
  const usualValue = price && Math.round((price[0] + price[1]) / 200) * 100;
  return { usualValue, usualInterval: service in work.monthly ? everyMonth : price && once };
}
