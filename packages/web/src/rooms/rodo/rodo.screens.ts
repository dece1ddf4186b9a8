import { IconShieldCheck } from '@tabler/icons-react';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const menu = { icon: IconShieldCheck, group: 'definitions' } as const;

/**
 * Few visits begin here: the lists are told in their pages, and who may open them in words, so that the first screens need
 * not know their calls.
 */
export const rodoScreens = {
  personal: {
    title: 'Dane osobowe',
    allow: 'admin',
    page: part(() => import('./personal.page.tsx'), 'PersonalPage'),
    menu: { ...menu, label: 'Dane osobowe', position: 86 },
  },
  personalCases: {
    title: 'Sprawy RODO',
    allow: 'admin',
    page: part(() => import('./cases.page.tsx'), 'CasesPage'),
    menu: { ...menu, label: 'Sprawy RODO', position: 87 },
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
    // The managers' too, whose definitions are the catalogue alone.
    menu: { ...menu, group: 'company', label: 'Rejestr zgód', position: 95, seldom: true },
  },
  disclosures: {
    title: 'Rejestr udostępnień',
    allow: 'admin',
    page: part(() => import('./disclosures.page.tsx'), 'DisclosuresPage'),
    menu: { ...menu, label: 'Rejestr udostępnień', position: 88 },
  },
  activities: {
    title: 'Rejestr czynności',
    allow: 'admin',
    page: part(() => import('./activities.page.tsx'), 'ActivitiesPage'),
    menu: { ...menu, label: 'Rejestr czynności', position: 89 },
  },
} satisfies RoomScreens;
