import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';
import { type SectionName, sectionNames } from './section-names.ts';

export const reportWords: RoomWords = {
  screens: {
    dashboard:
      'raporty statystyki wykresy wykres kpi dashboard rentowność prognoza wyniki kierownik analiza lejek sprzedaży',
    dashboardTasks: 'wszystkie zadania firmy zespołu',
  },
  parts: [
    ...Object.values(sectionNames).map(({ id, title, words, of }: SectionName) => ({
      label: `Pulpit: ${title}`,
      words,
      to: `${addressOf('dashboard')}#${id}` as Address,
      shows: '',
      allow: 'manager' as const,
      ...(of && { of }),
    })),
    {
      label: 'Raport PDF',
      words: 'raport miesięczny wydruk zarząd',
      to: addressOf('dashboard'),
      allow: 'manager' as const,
    },
  ],
};
