import { progressWords } from '@zaplecze/contract/rooms/checklists/words';
import type { IssueRow } from '@zaplecze/contract/rooms/issues/calls';
import type { Sheet } from '../../../kit/exports/sheet.ts';

export const issueSheet: Sheet<IssueRow> = {
  title: 'Zgłoszenia',
  columns: [
    { header: 'Nazwa', width: 40, text: (row) => row.name },
    { header: 'Typ', text: (row) => row.type.name },
    { header: 'Klient', width: 36, text: (row) => row.client?.name },
    { header: 'Zlecający', width: 22, text: (row) => row.orderedBy.name },
    { header: 'Wykonawcy', text: (row) => row.users.map(({ name }) => name).join(', ') },
    { header: 'Status', width: 14, text: (row) => row.status.name },
    { header: 'Lista kontrolna', width: 14, text: progressWords },
    { header: 'Graniczna data zakończenia', limit: (row) => row.dateRealization },
    { header: 'Po terminie', width: 11, text: (row) => (row.overdue ? 'tak' : 'nie') },
    { header: 'Prognozowana data zakończenia', limit: (row) => row.dateRealizationEstimation },
    { header: 'Wymagany czas (h)', number: (row) => row.timeRequired },
    { header: 'Obiecana odpowiedź', moment: (row) => row.promisedAnswer },
    { header: 'Pierwsza odpowiedź', moment: (row) => row.answeredAt },
    { header: 'Obiecane zrealizowanie', moment: (row) => row.promisedDone },
    { header: 'Zrealizowano', moment: (row) => row.doneAt },
    { header: 'Zastępowana osoba', width: 22, text: (row) => row.onBehalfOf?.name },
    { header: 'Data przydzielenia', moment: (row) => row.assignDate },
    { header: 'Data utworzenia', moment: (row) => row.created },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
  ],
};
