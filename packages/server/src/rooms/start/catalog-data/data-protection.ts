import { type Package, task } from './package.ts';

/** Protection of personal data. */
export const dataProtection: Package = {
  key: 'data-protection',
  name: 'Ochrona danych osobowych',
  description:
    'Audyt zgodności z RODO i funkcja inspektora ochrony danych. Audyt raz, przegląd co roku.',
  type: 'Ochrona danych',
  department: 'Ochrona danych',
  procedures: [
    {
      name: 'Audyt RODO',
      description: 'Od rozmów z działami do wdrożonej dokumentacji.',
      tasks: [
        task(
          'Spisać czynności przetwarzania',
          'Dokumentacja',
          'Rozmowa z każdym działem: jakie dane, po co, na jakiej podstawie, jak długo, komu. Wynik to rejestr czynności.',
        ),
        task(
          'Sprawdzić umowy powierzenia',
          'Kontrola',
          'Lista podmiotów przetwarzających, umowy z art. 28, przekazywanie poza EOG.',
        ),
        task(
          'Ocenić ryzyko',
          'Kontrola',
          'Ryzyko dla osób, których dane dotyczą; dla czynności o wysokim ryzyku ocena skutków (DPIA).',
        ),
        task(
          'Przygotować polityki, klauzule i upoważnienia',
          'Dokumentacja',
          'Polityka ochrony danych, klauzule informacyjne, upoważnienia, procedura naruszeń i praw osób.',
        ),
        task(
          'Przeszkolić pracowników klienta',
          'Szkolenie',
          'Godzina na przykładach z pracy klienta, lista obecności, krótki test.',
        ),
        task(
          'Przekazać raport z audytu',
          'Kontakt z klientem',
          'Uwagi według wagi, osoba odpowiedzialna i termin przy każdej. Termin przeglądu za rok.',
        ),
      ],
    },
  ],
};
