import { type Article, h, ol, p, types, ul } from './article.ts';

/** Taxes. */
export const taxes: Article[] = [
  {
    name: 'Kalendarz terminów podatkowych',
    type: types.rules,
    file: 'Kalendarz terminów podatkowych',
    text:
      h('Co miesiąc') +
      ul(
        '<strong>do 7.</strong> dnia: karta podatkowa, CIT-6R, ryczałty od wypłat,',
        '<strong>do 20.</strong> dnia: zaliczki PIT i CIT, PIT-4,',
        '<strong>do 25.</strong> dnia: JPK_V7M i VAT.',
      ) +
      h('Co roku') +
      ul(
        'koniec stycznia: PIT-11, PIT-8C, PIT-4R,',
        'koniec marca: CIT-8 i sprawozdanie spółek z rokiem kalendarzowym,',
        'koniec kwietnia: PIT-36, PIT-36L, PIT-37.',
      ) +
      p('Gdy termin wypada w dzień wolny, przechodzi na najbliższy dzień roboczy.'),
  },
  {
    name: 'Biała lista: sprawdzanie rachunków',
    type: types.procedures,
    text:
      p(
        'Rachunek sprawdzamy <strong>w dniu zlecenia przelewu</strong>, przy płatnościach powyżej 15 000 zł brutto.',
      ) +
      ol(
        'Wyszukaj kontrahenta po numerze NIP.',
        'Porównaj rachunek z fakturą.',
        'Zapisz identyfikator wyszukiwania w opisie przelewu.',
        'Gdy rachunku nie ma: wstrzymaj przelew i zawiadom opiekuna klienta.',
      ),
  },
  {
    name: 'Estoński CIT: kiedy warto',
    type: types.rules,
    text:
      p(
        'Podatek płaci się dopiero przy wypłacie zysku. To dobre rozwiązanie dla spółek, które zarobione pieniądze inwestują.',
      ) +
      h('Warunki') +
      ul(
        'wspólnikami są wyłącznie osoby fizyczne,',
        'spółka zatrudnia co najmniej trzy osoby,',
        'przychody pasywne nie przekraczają połowy.',
      ) +
      h('Uwaga na ukryte zyski') +
      p(
        'Pożyczki dla wspólników, najem od wspólnika powyżej cen rynkowych i wydatki prywatne są opodatkowane tak jak dywidenda.',
      ),
  },
  {
    name: 'Odpowiedź na wezwanie urzędu skarbowego',
    type: types.templates,
    file: 'Odpowiedź na wezwanie',
    text:
      p(
        'Odpowiadamy w terminie siedmiu dni od doręczenia. Termin liczymy od dnia następnego po odebraniu.',
      ) +
      ol(
        'Zarejestruj pismo w recepcji i dołącz skan do dokumentów klienta.',
        'Ustal z klientem stan faktyczny na piśmie.',
        'Przygotuj odpowiedź według wzoru i daj ją do sprawdzenia.',
        'Wyślij przez e-Urząd Skarbowy i zachowaj UPO.',
      ),
  },
  {
    name: 'Ulga na badania i rozwój',
    type: types.guides,
    text:
      p('Ulgę stosuje się w zeznaniu rocznym. Pracę zaczynamy jednak w styczniu, od ewidencji.') +
      ul(
        'Prowadź ewidencję czasu pracy zespołu badawczego.',
        'Oznaczaj koszty kwalifikowane na osobnych kontach.',
        'Opisz projekt: cel, nowość, wynik.',
      ) +
      p('Wynagrodzenia pracowników badawczych odlicza się dodatkowo w 200%.'),
  },
];
