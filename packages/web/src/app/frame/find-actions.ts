import {
  IconCalendarPlus,
  IconDeviceDesktop,
  IconFileUpload,
  IconLogout,
  IconMessageQuestion,
  IconMoon,
  IconPackage,
  IconPlus,
  IconSun,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react';
import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { Allow } from '@zaplecze/contract/permissions';
import type { FindAction } from '../../rooms/search/index.ts';
import { screens } from '../rooms.ts';

/** Forms that open over whatever screen one is on; the others have screens of their own. */
export type FindForm = 'issue' | 'absence' | 'client' | 'question';
/** What is done at once: the session ends, or all looks so. */
export type FindDeed = 'leave' | 'light' | 'dark' | 'auto';
export type Action = Omit<FindAction, 'run' | 'ofClient'> & {
  allow: Allow;
  form?: FindForm;
  does?: FindDeed;
  to?: Address;
  /** The screen that needs no line beside it. */
  covers?: Address;
  ofClient?: true | ((client: number) => Address);
};

/** What people call the actions of a record that is open, beside their labels. */
export const wordsOfRecord: Record<string, string> = {
  Zaakceptowana:
    'przyjmij przyjęta akceptuj zaakceptuj ofertę wygrana podpisana klient się zgodził',
  Odmowa: 'odrzuć odrzucona przegrana rezygnacja klient odmówił',
  Zrobione: 'zakończ zakończone gotowe załatwione zamknij zrealizowane koniec',
  Zaczynam: 'rozpocznij zacznij start w realizacji',
  'Zapytaj…': 'pytanie spytaj zapytać kolegę wiadomość',
  'Edytuj wszystko': 'zmień popraw edycja edytuj formularz',
  'Złóż ponownie': 'nowa wersja oferty popraw ofertę',
  'Utwórz projekt': 'załóż rozpocznij projekt z oferty zlecenie',
  'Anuluj projekt…': 'odwołaj przerwij zrezygnuj',
  'Przywróć projekt…': 'cofnij anulowanie odzyskaj',
  Usuń: 'skasuj wyrzuć kosz',
};

/** What can be done from everywhere, each by who may open its screen. */
export const findActions: Action[] = [
  {
    label: 'Nowe zgłoszenie',
    words: 'dodaj zgłoś problem sprawę ticket pytanie',
    icon: IconTicket,
    allow: screens.yourIssues.allow,
    form: 'issue',
    ofClient: true,
  },
  {
    label: 'Zapytaj',
    words: 'zadaj pytanie spytaj zapytać kolegę koleżankę napisz do wiadomość czat',
    icon: IconMessageQuestion,
    allow: 'everyone',
    form: 'question',
  },
  {
    label: 'Dodaj nieobecność',
    words:
      'zgłoś nowa nieobecność weź wziąć biorę chcę urlop wolne L4 zwolnienie chorobowe wniosek urlopowy',
    icon: IconCalendarPlus,
    allow: screens.teamCalendar.allow,
    form: 'absence',
    to: addressOf('teamCalendar'),
  },
  {
    label: 'Dodaj klienta',
    words: 'nowy załóż klient kontrahent firma',
    icon: IconPlus,
    allow: screens.clientAdd.allow,
    form: 'client',
    covers: addressOf('clientAdd'),
  },
  {
    label: 'Nowa oferta',
    words: 'dodaj ofertę wystaw przygotuj złóż wycena',
    icon: IconPlus,
    allow: screens.offerAdd.allow,
    to: addressOf('offerAdd'),
    ofClient: (client) => addressOf('offerAdd', { client }),
  },
  {
    label: 'Nowy projekt',
    words: 'dodaj załóż rozpocznij zlecenie',
    icon: IconPlus,
    allow: screens.projectAdd.allow,
    to: addressOf('projectAdd'),
    ofClient: (client) => addressOf('projectAdd', { client }),
  },
  {
    label: 'Dodaj gościa',
    words: 'nowy gość recepcja',
    icon: IconUserPlus,
    allow: screens.guestAdd.allow,
    to: addressOf('guestAdd'),
  },
  {
    label: 'Dodaj przesyłkę',
    words: 'nowa przesyłka paczka list kurier recepcja',
    icon: IconPackage,
    allow: screens.parcelAdd.allow,
    to: addressOf('parcelAdd'),
  },
  {
    label: 'Dodaj pracownika',
    words: 'nowy pracownik użytkownik użytkownika osoba konto zatrudnienie',
    icon: IconUserPlus,
    allow: screens.personAdd.allow,
    to: addressOf('personAdd'),
  },
  {
    label: 'Importuj klientów',
    words: 'import Excel CSV plik wczytaj',
    icon: IconFileUpload,
    allow: screens.clientImport.allow,
    to: addressOf('clientImport'),
  },
  {
    label: 'Wyloguj',
    words: 'wylogowanie wyloguj się wyjdź zakończ sesję koniec pracy',
    icon: IconLogout,
    allow: 'everyone',
    does: 'leave',
  },
  {
    label: 'Wygląd: ciemny',
    words: 'motyw ciemny tryb ciemny nocny kolory dark mode',
    icon: IconMoon,
    allow: 'everyone',
    does: 'dark',
  },
  {
    label: 'Wygląd: jasny',
    words: 'motyw jasny tryb jasny dzienny kolory light mode',
    icon: IconSun,
    allow: 'everyone',
    does: 'light',
  },
  {
    label: 'Wygląd: jak w systemie',
    words: 'motyw systemowy automatyczny kolory tryb ciemny jasny',
    icon: IconDeviceDesktop,
    allow: 'everyone',
    does: 'auto',
  },
];
