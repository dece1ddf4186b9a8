import { IconCalendar, IconCalendarOff } from '@tabler/icons-react';
import { listCalendar, listVacations } from '@zaplecze/contract/absences';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const [general, team] = ['Kalendarz', 'Kalendarz nieobecności'];

export const absenceScreens = {
  calendar: {
    title: general,
    allow: listCalendar.allow,
    page: () => import('./calendar.page.tsx').then((m) => m.CalendarPage),
    menu: { label: general, icon: IconCalendar, group: 'own', position: 40 },
  },
  teamCalendar: {
    title: team,
    allow: listVacations.allow,
    page: () => import('./team-calendar.page.tsx').then((m) => m.TeamCalendarPage),
    menu: { label: team, icon: IconCalendarOff, group: 'company', position: 20 },
  },
} satisfies RoomScreens;
