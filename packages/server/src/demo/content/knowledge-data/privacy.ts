import { type Article, ol, p, quote, types, ul } from './article.ts';

/** Protection of personal data. */
export const privacy: Article[] = [
  {
    name: 'Naruszenie ochrony danych: co robić',
    type: types.procedures,
    file: 'Zgłoszenie naruszenia',
    text:
      p(
        'Liczy się czas. Na zgłoszenie do urzędu są <strong>72 godziny</strong> od stwierdzenia naruszenia.',
      ) +
      ol(
        'Nie kasuj niczego i zapisz godzinę.',
        'Zadzwoń do inspektora ochrony danych (numer na stronie zespołu).',
        'Opisz, czyje dane i w jakim zakresie wyciekły.',
        'Poczekaj z informowaniem klienta na decyzję inspektora.',
      ) +
      quote('Pomyłka w adresie e-mail to też naruszenie. Zgłoś ją bez obaw.'),
  },
  {
    name: 'Jak długo przechowujemy dokumenty',
    type: types.rules,
    text:
      ul(
        'księgi i dowody księgowe: pięć lat od końca roku,',
        'akta osobowe zatrudnionych od 2019 roku: dziesięć lat,',
        'zgody marketingowe: do wycofania i trzy lata po nim,',
        'nagrania z monitoringu: do trzech miesięcy,',
        'rejestr gości: rok.',
      ) + p('Po terminie dokumenty niszczy dział administracji, z protokołem.'),
  },
  {
    name: 'Umowa powierzenia: o czym pamiętać',
    type: types.guides,
    text:
      p('Umowę powierzenia podpisujemy <strong>przed</strong> otrzymaniem pierwszych danych.') +
      ul(
        'zakres danych i kategorie osób,',
        'podpowierzenie tylko za zgodą,',
        'prawo do kontroli,',
        'zwrot albo usunięcie danych po zakończeniu umowy.',
      ),
  },
];
