import { daysBetween } from '@zaplecze/contract/kit/values/days';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatuses } from '@zaplecze/contract/rooms/absences/lists';
import { statusOf } from '../../kit/database/refs.ts';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const absenceSheet: Sheet<CalendarEntry> = {
  title: 'Nieobecności',
  columns: [
    { header: 'Nazwisko', width: 22, text: (row) => row.user.lastName },
    { header: 'Imię', width: 18, text: (row) => row.user.firstName },
    { header: 'Typ', text: (row) => row.type.name },
    { header: 'Urlop', width: 8, text: (row) => (row.type.isVacation ? 'tak' : 'nie') },
    { header: 'Od', day: (row) => row.dateFrom },
    { header: 'Do', day: (row) => row.dateTo },
    {
      header: 'Dni kalendarzowe',
      width: 16,
      number: (row) => daysBetween(row.dateFrom, row.dateTo) + 1,
    },
    { header: 'Dni robocze', width: 12, number: (row) => row.workDays },
    { header: 'Godziny', width: 10, number: (row) => row.hours },
    { header: 'Status', width: 20, text: (row) => statusOf(absenceStatuses, row.status).name },
  ],
};
