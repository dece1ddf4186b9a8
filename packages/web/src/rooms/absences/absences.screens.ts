import { listCalendar, listVacations } from '@zaplecze/contract/rooms/absences/calls';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const [general, team] = ['Kalendarz', 'Kalendarz nieobecności'];

export const absenceScreens = {
  calendar: {
    title: general,
    allow: listCalendar.allow,
    page: part(() => import('./calendar/calendar.page.tsx'), 'CalendarPage'),
    tab: { of: 'day', label: general, position: 10 },
  },
  teamCalendar: {
    title: team,
    allow: listVacations.allow,
    page: part(() => import('./team/team-calendar.page.tsx'), 'TeamCalendarPage'),
    tab: { of: 'team', label: 'Nieobecności', position: 10, holds: ['absenceRequests'] },
  },
  // Few visits begin at these two: their lists are told in their pages, so that the first screen need not know them.
  absenceRequests: {
    title: 'Wnioski o nieobecność',
    allow: listVacations.allow,
    page: part(() => import('./requests/requests.page.tsx'), 'RequestsPage'),
  },
  balances: {
    title: 'Urlopy i salda',
    allow: 'manager',
    page: part(() => import('./balances/balances.page.tsx'), 'BalancesPage'),
    tab: { of: 'team', label: 'Salda urlopów', position: 20 },
  },
} satisfies RoomScreens;
