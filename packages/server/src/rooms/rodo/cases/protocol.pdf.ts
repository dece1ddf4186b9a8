import { zone } from '@zaplecze/contract/kit/values/time';
import type { PersonalCase } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { caseKinds, caseStatuses, channels, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import type { Letterhead } from '../../../kit/exports/pdf-letterhead.ts';
import { type PdfPages, pdfPages } from '../../../kit/exports/pdf-pages.ts';
import { plainDay } from '../day-words.ts';

const moment = new Intl.DateTimeFormat('pl', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Who made a document and when, below its title. */
export const madeBy = (by: string): string => `Sporządzono ${moment.format(new Date())}, ${by}`;

/** The protocol of a request: its subject, its term, and what was done when and by whom. */
export function protocolOf(
  one: PersonalCase,
  { letterhead, by }: { letterhead: Letterhead; by: string },
) {
  const kind = caseKinds.find(({ id }) => id === one.kind);
  const pages: PdfPages = {
    letterhead,
    title: `Protokół sprawy RODO nr ${one.id}`,
    lines: [madeBy(by)],
    parts: [
      { heading: 'Żądanie' },
      {
        facts: [
          ['Żądanie', kind ? `${kind.name} (${kind.article} RODO)` : one.kind],
          ['Osoba', one.name],
          ['Kontakt', [one.email, one.phone].filter(Boolean).join(', ')],
          [
            'Wpłynęło',
            `${plainDay(one.received)}, ${nameById(channels, one.channel).toLowerCase()}`,
          ],
          ['Treść', one.description ?? ''],
          [
            'Termin odpowiedzi',
            `${plainDay(one.due)} (art. 12 ust. 3 RODO${one.extended ? ', przedłużony' : ''})`,
          ],
          ...(one.extensionReason
            ? ([['Powód przedłużenia', one.extensionReason]] as [string, string][])
            : []),
          ['Prowadzi', one.handler.name],
          ['Stan', nameById(caseStatuses, one.status)],
          ...(one.closed ? ([['Zakończono', plainDay(one.closed)]] as [string, string][]) : []),
          ...(one.outcome ? ([['Odpowiedź', one.outcome]] as [string, string][]) : []),
        ],
      },
      { heading: 'Czynności' },
      {
        facts: one.steps.map(({ at, by: who, text }): [string, string] => [
          `${moment.format(new Date(at))}\n${who?.name ?? 'System'}`,
          text,
        ]),
      },
    ],
  };
  return pdfPages(pages);
}
