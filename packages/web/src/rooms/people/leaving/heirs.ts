import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { getHandover } from '@zaplecze/contract/rooms/people/calls';
import type { HandoverKind } from '@zaplecze/contract/rooms/people/leaving';

/* What somebody who leaves hands over, kind by kind, and what is asked about each. */

export type Work = Answer<typeof getHandover>;
export type Heir = { field: HandoverKind; label: string; required: boolean; help?: string };

const openTasks = (count: number) =>
  countWords(count, 'otwarte zadanie', 'otwarte zadania', 'otwartych zadań');

/** 'Do przekazania: Hasła, Kopie zapasowe i 3 inne.' */
function namesIn(names: string[], count: number): string {
  const more = count - names.length;
  return `Do przekazania: ${names.join(', ')}${more > 0 ? ` i jeszcze ${more}` : ''}.`;
}

export function heirsOf(work: Work): Heir[] {
  const { clients, onlyCarer, tasks, repeating, issues, offers, projects, articles } = work;
  const { articleNames, departments, visits, cases, rules } = work;
  const all: (Heir & { count: number })[] = [
    {
      field: 'tasks',
      count: tasks + repeating + rules,
      label: `Kto przejmie ${tasks > 0 ? openTasks(tasks) : 'powtarzające się zadania'}?`,
      required: true,
      help:
        [
          repeating > 0 && 'Także te, które wrócą w następnych okresach projektów.',
          rules > 0 && `Także zadania z reguł usług (${rules}).`,
        ]
          .filter(Boolean)
          .join(' ') || undefined,
    },
    {
      field: 'issues',
      count: issues,
      label: `Kto przejmie ${countWords(issues, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń')}?`,
      required: true,
    },
    {
      field: 'offers',
      count: offers,
      label: `Kto przejmie ${countWords(offers, 'ofertę', 'oferty', 'ofert')}?`,
      required: true,
    },
    {
      field: 'projects',
      count: projects,
      label: `Kto będzie sprzedawcą: ${countWords(projects, 'trwający projekt', 'trwające projekty', 'trwających projektów')}?`,
      required: true,
    },
    {
      field: 'departments',
      count: departments,
      label: `Kto pokieruje: ${countWords(departments, 'dział', 'działy', 'działów')}?`,
      required: true,
    },
    {
      field: 'visits',
      count: visits,
      label: `Kto przyjmie gości i przesyłki (${visits})?`,
      required: true,
    },
    {
      field: 'cases',
      count: cases,
      label: `Kto przejmie ${countWords(cases, 'sprawę', 'sprawy', 'spraw')} RODO?`,
      required: true,
    },
    {
      field: 'articles',
      count: articles,
      label: `Kto przejmie ${countWords(articles, 'wpis', 'wpisy', 'wpisów')} bazy wiedzy?`,
      required: true,
      help: `Kierownik albo administrator. ${namesIn(articleNames, articles)}`,
    },
    {
      field: 'clients',
      count: clients,
      label: `Kto przejmie ${countWords(clients, 'klienta', 'klientów', 'klientów')}?`,
      required: onlyCarer > 0,
      help:
        onlyCarer > 0
          ? undefined
          : 'Każdy z nich ma też innego opiekuna, więc wybór nie jest konieczny.',
    },
  ];
  return all.filter(({ count }) => count > 0);
}
