import { IconShieldLock } from '@tabler/icons-react';
import { findPersonal, getCase, listCases } from '@zaplecze/contract/rodo-cases';
import { listActivities, listConsents, listDisclosures } from '@zaplecze/contract/rodo-registers';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

const menu = { icon: IconShieldLock, group: 'definitions' } as const;

export const rodoScreens = {
  personal: {
    title: 'Dane osobowe',
    allow: findPersonal.allow,
    page: part(() => import('./personal.page.tsx'), 'PersonalPage'),
    menu: { ...menu, label: 'Dane osobowe', position: 86 },
  },
  personalCases: listScreen({
    title: 'Sprawy RODO',
    list: { endpoint: listCases },
    page: part(() => import('./cases.page.tsx'), 'CasesPage'),
    menu: { ...menu, label: 'Sprawy RODO', position: 87 },
  }),
  personalCase: {
    title: 'Sprawa RODO',
    allow: getCase.allow,
    page: part(() => import('./case.page.tsx'), 'CasePage'),
  },
  consents: listScreen({
    title: 'Rejestr zgód',
    list: { endpoint: listConsents },
    page: part(() => import('./consents.page.tsx'), 'ConsentsPage'),
    // The managers' too, whose definitions are the catalogue alone.
    menu: { ...menu, group: 'company', label: 'Rejestr zgód', position: 95 },
  }),
  disclosures: listScreen({
    title: 'Rejestr udostępnień',
    list: { endpoint: listDisclosures },
    page: part(() => import('./disclosures.page.tsx'), 'DisclosuresPage'),
    menu: { ...menu, label: 'Rejestr udostępnień', position: 88 },
  }),
  activities: listScreen({
    title: 'Rejestr czynności',
    list: { endpoint: listActivities },
    page: part(() => import('./activities.page.tsx'), 'ActivitiesPage'),
    menu: { ...menu, label: 'Rejestr czynności', position: 89 },
  }),
} satisfies RoomScreens;
