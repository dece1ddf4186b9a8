import { IconCalendar, IconCalendarEvent, IconCalendarOff } from '@tabler/icons-react';
import { listCalendar, listVacations } from '@zaplecze/contract/rooms/absences/calls';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const [general, team] = ['Kalendarz', 'Kalendarz nieobecności'];

export const absenceScreens = {
  calendar: {
    title: general,
    allow: listCalendar.allow,
    page: part(() => import('./calendar/calendar.page.tsx'), 'CalendarPage'),
    menu: { label: general, icon: IconCalendar, group: 'own', position: 40 },
  },
  teamCalendar: {
    title: team,
    allow: listVacations.allow,
    page: part(() => import('./team/team-calendar.page.tsx'), 'TeamCalendarPage'),
    menu: { label: team, icon: IconCalendarOff, group: 'company', position: 20 },
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
    menu: { label: 'Urlopy i salda', icon: IconCalendarEvent, group: 'company', position: 25 },
  },
} satisfies RoomScreens;
