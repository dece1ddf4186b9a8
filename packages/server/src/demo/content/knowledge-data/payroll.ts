import { type Article, h, ol, p, types, ul } from './article.ts';

/** Payroll and staff. */
export const payrollArticles: Article[] = [
  {
    name: 'Lista płac: harmonogram miesiąca',
    type: types.procedures,
    text:
      p('Daty liczymy w dniach roboczych przed wypłatą.') +
      ol(
        'Pięć dni przed: przypomnienie do klienta o zmianach i nieobecnościach.',
        'Trzy dni przed: naliczenie i kontrola nadgodzin.',
        'Dwa dni przed: akceptacja klienta.',
        'Dzień przed: przekazanie przelewów i pasków.',
      ) +
      h('Po wypłacie') +
      ul(
        'deklaracja ZUS do 15. lub 20. dnia miesiąca,',
        'zaliczka na podatek do 20. dnia miesiąca,',
        'przekazanie dekretu do księgowości.',
      ),
  },
  {
    name: 'Urlop wypoczynkowy: najczęstsze pytania',
    type: types.rules,
    text:
      h('Wymiar') +
      p(
        '20 dni przy stażu poniżej 10 lat, 26 dni od 10 lat stażu. Do stażu liczy się ukończona szkoła, według najwyższego wykształcenia.',
      ) +
      h('Urlop zaległy') +
      p('Należy go udzielić do <strong>30 września</strong> następnego roku.') +
      h('Na żądanie') +
      p(
        'Cztery dni w roku kalendarzowym, w ramach urlopu wypoczynkowego. Zgłoszenie najpóźniej w dniu rozpoczęcia.',
      ),
  },
  {
    name: 'Zatrudnienie cudzoziemca',
    type: types.procedures,
    text:
      p('Zanim klient podpisze umowę, sprawdź podstawę pobytu i pracy.') +
      ol(
        'Poproś o kopię dokumentu pobytowego i sprawdź termin ważności.',
        'Ustal, czy potrzebne jest zezwolenie, oświadczenie czy powiadomienie.',
        'Zachowaj kopię dokumentu przez cały okres zatrudnienia.',
        'Zgłoś do ZUS w ciągu siedmiu dni.',
      ) +
      p('Termin ważności wpisz jako zadanie z datą graniczną <em>trzy miesiące wcześniej</em>.'),
  },
  {
    name: 'Wzór świadectwa pracy z objaśnieniami',
    type: types.templates,
    file: 'Świadectwo pracy',
    text:
      p(
        'Świadectwo wydajemy w dniu ustania zatrudnienia, a gdy to niemożliwe, w ciągu siedmiu dni.',
      ) +
      ul(
        'W ustępie 4 podaj wykorzystany urlop w dniach i godzinach.',
        'Podstawę prawną rozwiązania umowy przepisz z pisma, nie z pamięci.',
        'Nie wpisuj uwag spoza wzoru.',
      ),
  },
  {
    name: 'Zwolnienia lekarskie e-ZLA',
    type: types.guides,
    text:
      p('Zwolnienia pobieramy z PUE ZUS raz dziennie, rano.') +
      h('Na co uważać') +
      ul(
        'Zwolnienie wstecz dłuższe niż trzy dni wyjaśnij z klientem.',
        'Przy zbiegu z urlopem zmień urlop na dni niewykorzystane.',
        'Po 33 dniach (14 dla osób po pięćdziesiątce) świadczenie przejmuje ZUS.',
      ),
  },
];
