import { counted } from '@zaplecze/contract/kit/values/words';
import type { RuledTask } from '@zaplecze/contract/rooms/catalog/calls';
import { performers, type StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { formatNumber } from '../../kit/records/format.ts';

const days = (count: number) => counted(count, 'dzień roboczy', 'dni robocze', 'dni roboczych');
const backwards = {
  start: 'od początku',
  previous: 'po poprzednim',
  realisation: 'przed realizacją',
};

/** The limit of a rule: '5 dni roboczych po poprzednim'; null where it says nothing. */
function limitWords({ limitFrom, limitDays }: StepRule): string | null {
  if (limitFrom === null || limitDays === null) return null;
  if (limitDays > 0) return `${days(limitDays)} ${backwards[limitFrom]}`;
  return {
    start: 'w dniu początku',
    previous: 'tego dnia co poprzednie',
    realisation: 'w dniu realizacji',
  }[limitFrom];
}

type Told = Partial<Pick<RuledTask, 'named' | 'checklist' | 'checklistRequired'>> & {
  files?: readonly unknown[];
};

/** A rule in one line, or null of one that says nothing; `named`: whom or what it refers to. */
export function ruleWords(
  rule: StepRule,
  { named, checklist, checklistRequired, files }: Told,
): string | null {
  const who = performers.find(({ id }) => id === rule.who)?.name;
  const points = checklist?.length ?? 0;
  const told = [
    limitWords(rule),
    rule.finalDate && 'ostateczny',
    who &&
      (rule.who === 'person' && named ? named.name : [who, named?.name].filter(Boolean).join(': ')),
    rule.estimation !== null && `${formatNumber(rule.estimation)} godz.`,
    points > 0 &&
      counted(points, 'punkt listy', 'punkty listy', 'punktów listy') +
        (checklistRequired ? ' (wymagane)' : ''),
    files?.length && counted(files.length, 'plik', 'pliki', 'plików'),
  ].filter(Boolean);
  return told.length > 0 ? told.join(' · ') : null;
}
