import { IconCalendar, IconCalendarOff } from '@tabler/icons-react';
import { listCalendar, listVacations } from '@zaplecze/contract/absences';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const [general, team] = ['Kalendarz', 'Kalendarz nieobecności'];

export const absenceScreens = {
  calendar: {
    title: general,
    allow: listCalendar.allow,
    page: part(() => import('./calendar.page.tsx'), 'CalendarPage'),
    menu: { label: general, icon: IconCalendar, group: 'own', position: 40 },
  },
  teamCalendar: {
    title: team,
    allow: listVacations.allow,
    page: part(() => import('./team-calendar.page.tsx'), 'TeamCalendarPage'),
    menu: { label: team, icon: IconCalendarOff, group: 'company', position: 20 },
  },
} satisfies RoomScreens;
