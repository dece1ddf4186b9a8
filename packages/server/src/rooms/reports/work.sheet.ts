import type { ReportTask, TimelinessBy, TimelinessRow } from '@zaplecze/contract/report-work';
import type { Sheet } from '../../kit/exports/sheet.ts';

const heads: Record<TimelinessBy, string> = {
  month: 'Miesiąc',
  department: 'Dział',
  service: 'Usługa',
};

export const timelinessSheet = (by: TimelinessBy): Sheet<TimelinessRow> => ({
  title: 'Terminowość',
  columns: [
    { header: heads[by], text: (row) => row.name },
    { header: 'Na czas', number: (row) => row.onTime },
    { header: 'Po terminie', number: (row) => row.late },
    { header: 'Bez terminu', number: (row) => row.noLimit },
    { header: 'Średnie spóźnienie (dni)', width: 24, number: (row) => row.lateDays },
  ],
});

export const reportTaskSheet: Sheet<ReportTask> = {
  title: 'Zadania pulpitu',
  columns: [
    { header: 'Zadanie', width: 36, text: (row) => row.name },
    { header: 'Projekt', width: 40, text: (row) => row.project.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Osoba', width: 22, text: (row) => row.user?.name },
    { header: 'Status', width: 14, text: (row) => row.status.name },
    { header: 'Termin', limit: (row) => row.dateRealizationLimit },
    { header: 'Po terminie', width: 11, text: (row) => (row.overdue ? 'tak' : 'nie') },
    { header: 'Zakończono', limit: (row) => row.dateEndJob },
    { header: 'Spóźnienie (dni)', number: (row) => row.lateDays },
  ],
};
