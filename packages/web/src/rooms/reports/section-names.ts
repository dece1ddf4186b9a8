import type { ProductPart } from '@zaplecze/contract/rooms/settings/parts';

export type SectionName = {
  /** The fragment of its address: /dashboard#terminowosc. */
  id: string;
  title: string;
  /** What else people call it, for Ctrl K. */
  words: string;
  /** The part of the product that it tells of alone. */
  of?: ProductPart;
};

/** Parts of the dashboard, from top to bottom. */
export const sectionNames = {
  'pali-sie': {
    id: 'pali-sie',
    title: 'Co się pali',
    words: 'zagrożone projekty radar ryzyko opóźnienia',
  },
  zespol: {
    id: 'zespol',
    title: 'Zespół',
    words: 'obłożenie obciążenie kto ma czas praca osób',
  },
  terminowosc: {
    id: 'terminowosc',
    title: 'Terminowość',
    words: 'na czas opóźnienia SLA obietnice czas realizacji zgłoszenia według pól własnych',
  },
  oferty: {
    id: 'oferty',
    title: 'Oferty',
    words: 'lejek sprzedaż skuteczność odmowy podział według pól własnych',
    of: 'offers',
  },
  przychod: {
    id: 'przychod',
    title: 'Projekty i przychód',
    words: 'wartość przychody pieniądze obrót podział według pól własnych',
  },
  abonamenty: {
    id: 'abonamenty',
    title: 'Abonamenty',
    words: 'cykliczne co miesiąc stałe brakujące miesiące brakujące okresy luki serie',
  },
  klienci: {
    id: 'klienci',
    title: 'Klienci',
    words: 'bez kontaktu opieka zaniedbani',
  },
} satisfies Record<string, SectionName>;
