/** Peculiarities of the product in a sentence or two, each with the article of the help that explains it. */
export const helpTexts = {
  gate: {
    name: 'bramka',
    text: 'Zadania jednej procedury wykonuje się po kolei: następne czeka, aż poprzednie będzie zrealizowane albo anulowane. Kierownik może je przepuścić, podając powód.',
    article: 'bramka',
  },
  order: {
    name: 'kolejność zadań',
    text: 'Kolejność to bramka: w projekcie każde zadanie czeka na poprzednie. Procedury jednej usługi idą równolegle.',
    article: 'katalog-uslug',
  },
  acceptance: {
    name: 'akceptacja i zwrot do poprawy',
    text: 'Zrealizowane zgłoszenie wraca do osoby zgłaszającej. Akceptacja je zamyka, a zwrot do poprawy otwiera ponownie i przekazuje wykonawcom Twoje uwagi.',
    article: 'zwrot-do-poprawy',
  },
  resubmission: {
    name: 'ponowne złożenie oferty',
    text: 'Powstaje nowa, poprawiona oferta. Poprzednia zostaje ze swoim statusem i komentarzami.',
    article: 'ponowne-zlozenie',
  },
  substitution: {
    name: 'zastępstwo',
    text: 'Zastępca na ten czas widzi i wykonuje zadania osoby zastępowanej oraz dostaje jej powiadomienia. Nieobecność wpisuje się osobno, w kalendarzu.',
    article: 'zastepstwo',
  },
  recurring: {
    name: 'powtarzanie',
    text: 'Kolejne okresy powstają same, z tymi samymi osobami i terminami przesuniętymi na dni robocze.',
    article: 'projekt-powtarzany',
  },
  consents: {
    name: 'zgody',
    text: 'Wycofanej zgody nie usuwaj, wpisz datę w polu „Wycofana”: zostanie w historii, a filtry będą pokazywać tylko zgody ważne.',
    article: 'zgody',
  },
} as const;

export type HelpTopic = keyof typeof helpTexts;
