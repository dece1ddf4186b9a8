import type { HelpArticle } from './help-articles.ts';

/** Tasks, issues and absences: everybody’s work. */
export const workArticles: HelpArticle[] = [
  {
    slug: 'moje-zadania',
    title: 'Jak wykonać swoje zadanie',
    words: 'twoje zadania status rozpocząć zakończyć zrealizowane lista dzień',
    page: 'tasks',
    body: [
      'Na liście „Twoje zadania” jest wszystko, co masz zrobić: klient, projekt, termin i stan.',
      {
        steps: [
          'Otwórz zadanie kliknięciem w wiersz albo klawiszem Enter.',
          'Gdy zaczynasz, wybierz status „W realizacji” i zapisz.',
          'W trakcie pisz komentarze i dodawaj pliki: zobaczy je każdy, kto otworzy to zadanie.',
          'Gdy skończysz, wybierz „Zrealizowane”. Data zakończenia wpisze się sama; można ją poprawić.',
        ],
      },
      'Po zapisaniu system powie, kto jest następny w procedurze, i powiadomi tę osobę.',
    ],
  },
  {
    slug: 'bramka',
    title: 'Dlaczego zadanie czeka: bramka',
    words:
      'oczekujące czeka na poprzednie kolejność procedura nie mogę zmienić statusu zablokowane',
    page: 'tasks',
    body: [
      'Zadania jednej procedury wykonuje się po kolei. Dopóki poprzednie nie jest zrealizowane albo anulowane, następne ma status „Oczekujące” i nie da się go rozpocząć. To jest bramka.',
      'W zadaniu widać, na co i na kogo ono czeka. Gdy poprzednie się skończy, dostaniesz powiadomienie „Twoja kolej”, a zadanie samo przejdzie do „Do realizacji”.',
      'Różne procedury tego samego projektu idą równolegle i nie czekają na siebie.',
      'Kierownik może przepuścić zadanie mimo kolejności. Musi podać powód, który zostaje w historii.',
    ],
  },
  {
    slug: 'zgloszenie',
    title: 'Jak coś zgłosić i komu to zlecić',
    words: 'zgłoszenie issue problem prośba zlecenie wykonawca',
    page: 'yourIssues',
    body: [
      'Zgłoszenie to sprawa poza projektem: prośba, błąd, drobne zlecenie. Zgłosić może każdy.',
      {
        steps: [
          'Otwórz „Twoje zgłoszenia” i wybierz „Dodaj zgłoszenie”.',
          'Napisz krótko, o co chodzi, i opisz szczegóły. Dodaj pliki, jeśli pomogą.',
          'Wskaż, kto ma to zrobić i do kiedy.',
        ],
      },
      'Wykonawca dostanie powiadomienie. Swoje zgłoszenia śledzisz w zakładce „Zgłoszone przeze mnie”.',
      'Typ zgłoszenia może obiecywać, w ile godzin pracy ktoś odpowie i kiedy sprawa będzie skończona. Ile z tego zostało, mówi zgłoszenie, tablica i kolumna „Obiecany czas”. Zwrot do poprawy niczego nie przedłuża, po wznowieniu czas realizacji liczy się od nowa.',
    ],
  },
  {
    slug: 'zwrot-do-poprawy',
    title: 'Akceptacja i zwrot do poprawy',
    words: 'zaakceptuj odrzucić poprawka zwrócone zrealizowane zgłoszenie',
    page: 'yourIssues',
    body: [
      'Gdy wykonawca oznaczy zgłoszenie jako zrealizowane, wraca ono do osoby, która je zgłosiła. Dopóki ona nie zdecyduje, zgłoszenie jest na liście czynnych.',
      {
        steps: [
          'Otwórz zgłoszenie i sprawdź, co zrobiono.',
          'Jeśli jest dobrze, wybierz „Zaakceptuj”: sprawa jest zamknięta.',
          'Jeśli nie, wybierz „Zwróć do poprawy” i napisz, co poprawić.',
        ],
      },
      'Zwrot otwiera zgłoszenie ponownie, a Twoje słowa trafiają do komentarzy. Wykonawcy dostają powiadomienie.',
      'Zdecydować można też tam, gdzie się o tym czyta: na liście powiadomień, w powiadomieniu push i w liście są „Akceptuję” i „Zwracam”. Odnośnik z listu nie wymaga logowania, prosi o potwierdzenie, działa raz i przez 14 dni. Jest tylko dla Ciebie: nie przekazuj go dalej.',
      'Jeśli firma tak ustawiła, zgłoszenie bez decyzji zaakceptuje się samo po kilku dniach roboczych. Dzień jest w powiadomieniu i w zgłoszeniu, a dzień roboczy wcześniej przyjdzie jeszcze zapowiedź.',
    ],
  },
  {
    slug: 'zastepstwo',
    title: 'Jak ustawić zastępstwo',
    words: 'urlop zastępuje zastępca nieobecność przekazać zadania',
    page: 'team',
    body: [
      'Zastępca na czas zastępstwa widzi zadania i zgłoszenia osoby zastępowanej, może je wykonywać i dostaje jej powiadomienia. Przy tym, co zrobi, zostaje ślad „w zastępstwie za…”.',
      {
        steps: [
          'Otwórz swój profil (imię i nazwisko w prawym górnym rogu) i wybierz edycję.',
          'W części „Zastępstwa” wskaż osobę i dni, od kiedy do kiedy.',
          'Zapisz. W pierwszym dniu obie osoby dostaną powiadomienie.',
        ],
      },
      'Kierownik i administrator mogą ustawić zastępstwo za kogoś. Samo zastępstwo nie jest nieobecnością: tę wpisuje się w kalendarzu. Po jej dodaniu, jeżeli coś w niej czeka, otwierają się „Skutki nieobecności”: tam od razu wskazuje się zastępcę, przekazuje zadania i przesuwa terminy. Takie zastępstwo przesuwa się i kończy razem z nieobecnością.',
      'Swoje zastępowane zadania znajdziesz w „Twoich zadaniach” pod „Zastępuję” i w Moim dniu.',
    ],
  },
  {
    slug: 'nieobecnosc',
    title: 'Jak wpisać urlop i inną nieobecność',
    words:
      'kalendarz urlop zwolnienie lekarskie delegacja praca zdalna wolne nadgodziny odbiór nadgodzin',
    page: 'teamCalendar',
    body: [
      {
        steps: [
          'Otwórz kalendarz zespołu i wybierz „Dodaj nieobecność” albo kliknij dzień przy swoim nazwisku.',
          'Wybierz rodzaj i dni. Soboty, niedziele i święta są zaznaczone w kalendarzu.',
          'Zapisz.',
        ],
      },
      'Rodzaje, które mówią o zdrowiu lub rodzinie, koledzy widzą jako „Nieobecność”; rodzaj widzisz Ty i kierownicy.',
      'Nadgodzin program nie liczy. Wolne za nadgodziny wpisz tak samo, pod rodzajem, który administrator założył na to w „Typach kalendarza”.',
      'Nie zapomnij o zastępstwie: ustawia się je w profilu.',
    ],
  },
];
