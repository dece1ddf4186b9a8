import { countWords } from '@zaplecze/contract/kit/values/words';
import type { RuledTask } from '@zaplecze/contract/rooms/catalog/calls';
import { performers, type StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { formatNumber } from '../../kit/records/format.ts';

const days = (count: number) => countWords(count, 'dzień roboczy', 'dni robocze', 'dni roboczych');
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

type RuleParts = Partial<Pick<RuledTask, 'named' | 'checklist' | 'checklistRequired'>> & {
  files?: readonly unknown[];
};

/** A rule in one line, or null of an empty one; `named`: the person or position that it refers to. */
export function ruleWords(
  rule: StepRule,
  { named, checklist, checklistRequired, files }: RuleParts,
): string | null {
  const who = performers.find(({ id }) => id === rule.who)?.name;
  const points = checklist?.length ?? 0;
  const parts = [
    limitWords(rule),
    rule.finalDate && 'ostateczny',
    who &&
      (rule.who === 'person' && named ? named.name : [who, named?.name].filter(Boolean).join(': ')),
    rule.estimation !== null && `${formatNumber(rule.estimation)} godz.`,
    points > 0 &&
      countWords(points, 'punkt listy', 'punkty listy', 'punktów listy') +
        (checklistRequired ? ' (wymagane)' : ''),
    files?.length && countWords(files.length, 'plik', 'pliki', 'plików'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}
