import { type Article, h, ol, p, types, ul } from './article.ts';

/** The office itself. */
export const office: Article[] = [
  {
    name: 'Obieg korespondencji i przesyłek',
    type: types.procedures,
    text:
      ol(
        'Recepcja rejestruje przesyłkę w dniu wpływu.',
        'Pisma z terminem skanujemy od razu i dołączamy do dokumentów klienta.',
        'Osoba wskazana w rejestrze odbiera przesyłkę i potwierdza odbiór.',
        'Wysyłki przyjmujemy do godziny 14:00.',
      ) + p('Listy polecone z urzędów otwiera <strong>wyłącznie</strong> wskazany dział.'),
  },
  {
    name: 'Pierwszy dzień w pracy',
    type: types.guides,
    file: 'Plan pierwszego tygodnia',
    text:
      p('Witamy w zespole! Na pierwszy dzień nie planujemy pracy z klientami.') +
      h('Przed południem') +
      ul(
        'odbiór sprzętu i karty wejściowej,',
        'szkolenie BHP i ochrona danych,',
        'kawa z opiekunem stanowiska.',
      ) +
      h('Po południu') +
      ul(
        'logowanie do systemu i ustawienie powiadomień,',
        'przegląd zadań działu,',
        'lektura artykułów „Praca zdalna i bezpieczny sprzęt” oraz „Hasła i logowanie dwuskładnikowe”.',
      ),
  },
];
