import { type Package, task } from './package.ts';

/** An audit. */
export const auditPackage: Package = {
  key: 'audit',
  name: 'Badanie sprawozdania finansowego',
  description: 'Badanie ustawowe lub dobrowolne: planowanie jesienią, badanie zasadnicze wiosną.',
  type: 'Audyt',
  department: 'Audyt',
  procedures: [
    {
      name: 'Badanie wstępne',
      description: 'Przyjęcie zlecenia i plan badania.',
      tasks: [
        task(
          'Sprawdzić niezależność i przyjąć zlecenie',
          'Dokumentacja',
          'Oświadczenia zespołu, ocena ryzyka zlecenia, wybór przez właściwy organ klienta.',
        ),
        task(
          'Podpisać umowę o badanie',
          'Dokumentacja',
          'Zakres, terminy, osoby do kontaktu i lista dokumentów, o które poprosimy.',
        ),
        task(
          'Poznać jednostkę i kontrolę wewnętrzną',
          'Kontrola',
          'Rozmowy, opis procesów sprzedaży, zakupów i płac, testy przejścia.',
        ),
        task(
          'Ustalić istotność i plan badania',
          'Kontrola',
          'Istotność ogólna i wykonawcza, obszary ryzyka, rodzaj i rozmiar prób.',
        ),
      ],
    },
    {
      name: 'Badanie zasadnicze',
      description: 'Od potwierdzeń do podpisanego sprawozdania z badania.',
      tasks: [
        task(
          'Wysłać i zebrać potwierdzenia',
          'Kontakt z klientem',
          'Banki, odbiorcy, dostawcy, prawnicy. Odpowiedzi przychodzą do nas, nie do klienta.',
        ),
        task(
          'Zbadać próby dokumentów',
          'Kontrola',
          'Według planu; każde odchylenie opisane i ocenione.',
        ),
        task(
          'Zbadać zdarzenia po dniu bilansowym',
          'Kontrola',
          'Do dnia podpisania: wpłaty, spory, kontynuacja działalności.',
        ),
        task(
          'Zebrać oświadczenie zarządu',
          'Kontakt z klientem',
          'Z datą sprawozdania z badania, podpisane przez wszystkich członków zarządu.',
        ),
        task(
          'Przejrzeć dokumentację badania',
          'Kontrola',
          'Kluczowy biegły rewident przegląda akta; uwagi usunięte przed wydaniem opinii.',
        ),
        task(
          'Napisać i podpisać sprawozdanie z badania',
          'Sprawozdanie',
          'Opinia, podpis kwalifikowany, przekazanie organowi zatwierdzającemu. Akta zamknąć w 60 dni.',
        ),
      ],
    },
  ],
};
