import type { Letterhead } from '../../../kit/exports/pdf-letterhead.ts';
import { type PdfPages, pdfPages } from '../../../kit/exports/pdf-pages.ts';
import { madeBy } from '../cases/protocol.pdf.ts';
import type { Controller } from './activities.list.queries.ts';

type Activity = {
  name: string;
  purpose: string;
  ground: string;
  people: string;
  data: string;
  recipients: string | null;
  transfers: string | null;
  retention: string;
  security: string | null;
};

/** Records of processing activities (art. 30(1) of the GDPR) as a document. */
export function activitiesDocument(
  activities: Activity[],
  {
    controller,
    measures,
    ownFields,
    by,
    letterhead,
  }: {
    controller: Controller | null;
    measures: string[];
    ownFields: [name: string, purpose: string][];
    by: string;
    letterhead: Letterhead;
  },
) {
  const address = controller
    ? [controller.street, [controller.postalCode, controller.city].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ')
    : '';
  const pages: PdfPages = {
    letterhead,
    title: 'Rejestr czynności przetwarzania',
    lines: ['art. 30 ust. 1 RODO', madeBy(by)],
    parts: [
      { heading: 'Administrator' },
      {
        facts: [
          ['Nazwa', letterhead.name],
          ['Adres', address],
          ['NIP', controller?.nip ?? ''],
          ['Kontakt', [controller?.email, controller?.phone].filter(Boolean).join(', ')],
        ],
      },
      ...activities.flatMap((one, at) => [
        { heading: `${at + 1}. ${one.name}` },
        {
          facts: [
            ['Cel', one.purpose],
            ['Podstawa prawna', one.ground],
            ['Kategorie osób', one.people],
            ['Kategorie danych', one.data],
            ['Odbiorcy', one.recipients ?? ''],
            ['Państwa trzecie', one.transfers ?? ''],
            ['Termin usunięcia', one.retention],
            ...(one.security ? ([['Zabezpieczenia', one.security]] as [string, string][]) : []),
          ] as [string, string][],
        },
      ]),
      ...(ownFields.length > 0
        ? [{ heading: 'Pola własne z danymi osobowymi i po co są' }, { facts: ownFields }]
        : []),
      { heading: 'Środki bezpieczeństwa, jak są ustawione w systemie' },
      ...measures.map((text) => ({ text: `•  ${text}` })),
    ],
  };
  return pdfPages(pages);
}
