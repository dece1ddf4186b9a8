import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';
import { tableScreen } from '../table-pages/index.ts';

const tab = { of: 'settings' } as const;

/**
 * Few visits begin here: the lists are told in their pages, and who may open them in words, so that the first screens need
 * not know their calls.
 */
export const rodoScreens = {
  personal: {
    title: 'Dane osobowe',
    allow: 'admin',
    page: part(() => import('./personal.page.tsx'), 'PersonalPage'),
    tab: {
      ...tab,
      label: 'Dane osobowe',
      position: 50,
    },
  },
  personalCases: {
    title: 'Sprawy RODO',
    allow: 'admin',
    page: part(() => import('./cases.page.tsx'), 'CasesPage'),
    tab: {
      ...tab,
      label: 'Sprawy RODO',
      position: 51,
    },
  },
  personalCase: {
    title: 'Sprawa RODO',
    allow: 'admin',
    page: part(() => import('./case.page.tsx'), 'CasePage'),
  },
  consents: {
    title: 'Rejestr zgód',
    allow: 'manager',
    page: part(() => import('./consents.page.tsx'), 'ConsentsPage'),
    tab: { of: 'clients', label: 'Rejestr zgód', position: 10, seldom: true },
  },
  disclosures: {
    title: 'Rejestr udostępnień',
    allow: 'admin',
    page: part(() => import('./disclosures.page.tsx'), 'DisclosuresPage'),
    tab: {
      ...tab,
      label: 'Rejestr udostępnień',
      position: 52,
    },
  },
  activities: tableScreen('activities', {
    title: 'Rejestr czynności',
    allow: 'admin',
    use: part(() => import('./use-activities.tsx'), 'useActivities'),
    tab: { ...tab, label: 'Rejestr czynności', position: 53 },
  }),
} satisfies RoomScreens;
