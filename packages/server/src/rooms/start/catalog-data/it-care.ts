import { type Package, task } from './package.ts';

/** Care of computers. */
export const itCare: Package = {
  key: 'it-care',
  name: 'Opieka informatyczna',
  description:
    'Stała opieka nad komputerami, serwerami i kontami klienta: przegląd miesięczny i przyjęcie nowego pracownika.',
  type: 'Opieka IT',
  department: 'Informatyka',
  procedures: [
    {
      name: 'Przegląd miesięczny',
      description: 'Co miesiąc, poza godzinami pracy klienta.',
      tasks: [
        task(
          'Sprawdzić kopie zapasowe',
          'Kontrola',
          'Raporty kopii z całego miesiąca i próbne odtworzenie jednego pliku i jednej skrzynki. Kopia nieodtworzona to brak kopii.',
        ),
        task(
          'Zainstalować aktualizacje',
          'Wdrożenie',
          'Serwery, stacje, router i przełączniki. Przed serwerem migawka; po restarcie sprawdź usługi.',
        ),
        task(
          'Przejrzeć dzienniki i ochronę antywirusową',
          'Kontrola',
          'Nieudane logowania, miejsce na dyskach, alarmy antywirusa, kończące się certyfikaty i licencje.',
        ),
        task(
          'Przejrzeć konta i uprawnienia',
          'Kontrola',
          'Konta byłych pracowników, administratorzy, dostęp zdalny i drugi składnik logowania.',
        ),
        task(
          'Wysłać klientowi raport z przeglądu',
          'Kontakt z klientem',
          'Co zrobiono, co wymaga decyzji i ile będzie kosztować. Jedna strona, bez żargonu.',
        ),
      ],
    },
    {
      name: 'Nowe stanowisko pracy',
      description: 'Na zgłoszenie klienta, najlepiej trzy dni przed przyjściem pracownika.',
      tasks: [
        task(
          'Przygotować komputer',
          'Wdrożenie',
          'System, szyfrowanie dysku, programy z listy klienta, drukarki. Numer seryjny do ewidencji.',
        ),
        task(
          'Założyć konta i uprawnienia',
          'Wdrożenie',
          'Poczta, domena, programy dziedzinowe; uprawnienia tylko na pisemną prośbę klienta.',
        ),
        task(
          'Przekazać stanowisko i przeszkolić',
          'Szkolenie',
          'Protokół przekazania, hasła startowe, drugi składnik, pięć zasad bezpieczeństwa.',
        ),
      ],
    },
  ],
};
