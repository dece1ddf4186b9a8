import { type Article, h, ol, p, quote, types, ul } from './article.ts';

/** Dealing with clients. */
export const customerService: Article[] = [
  {
    name: 'Pierwsza rozmowa z klientem',
    type: types.guides,
    text:
      p(
        'Celem pierwszej rozmowy jest zrozumienie, czego klient się obawia. Ceny podajemy później.',
      ) +
      h('Pytania') +
      ul(
        'Co dziś zajmuje Państwu najwięcej czasu?',
        'Co poszło źle u poprzedniego biura?',
        'Kto będzie z nami w kontakcie na co dzień?',
      ) +
      h('Po rozmowie') +
      p('W ciągu jednego dnia wyślij podsumowanie i załóż ofertę.'),
  },
  {
    name: 'Reklamacja: jak odpowiadamy',
    type: types.procedures,
    text:
      ol(
        'Podziękuj i potwierdź przyjęcie tego samego dnia.',
        'Załóż zgłoszenie i przypisz kierownika działu.',
        'Ustal fakty, nie szukaj winnego.',
        'Odpowiedz w ciągu pięciu dni roboczych, z propozycją rozwiązania.',
      ) +
      quote(
        'Klient, któremu naprawiono błąd, zostaje z nami dłużej niż ten, który błędu nie zauważył.',
      ),
  },
  {
    name: 'Wzór maila o brakujących dokumentach',
    type: types.templates,
    text:
      quote(
        'Dzień dobry, do zamknięcia miesiąca brakuje nam: … Prosimy o przesłanie do …, żeby zdążyć z deklaracją. W razie pytań jestem pod numerem …',
      ) + p('Drugie przypomnienie wysyła opiekun po trzech dniach, trzecie kierownik działu.'),
  },
];
