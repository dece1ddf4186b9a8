import type { DB } from '../../../kit/database/tables.ts';
import type { PersonalTexts } from '../../../kit/records/personal.ts';

export type Proposal = {
  proposal: string;
  name: string;
  purpose: string;
  ground: string;
  people: string;
  data: string;
  recipients: string;
  transfers: string;
  retention: string;
};

type Draft = Omit<Proposal, 'proposal' | 'recipients' | 'transfers'> & {
  /** Tables whose texts belong to it; what no draft names belongs to the work for clients. */
  tables: (keyof DB)[];
  recipients?: string;
};

const hosting =
  'Dostawca hostingu i poczty (podmioty przetwarzające), organy uprawnione z przepisów';
const nowhere = 'Nie przekazuje się poza Europejski Obszar Gospodarczy';

const drafts: Record<string, Draft> = {
  clients: {
    name: 'Obsługa klientów',
    purpose: 'Przygotowanie i wykonanie umów, oferty, projekty, zgłoszenia i kontakt z klientem',
    ground:
      'art. 6 ust. 1 lit. b i f RODO (umowa; prawnie uzasadniony interes: kontakt z osobami klienta)',
    people: 'Osoby kontaktowe klientów, klienci będący osobami fizycznymi',
    data: 'Imię i nazwisko, stanowisko, telefon, e-mail, treść kontaktów',
    retention:
      'Czas trwania umowy i okres przedawnienia roszczeń; potem anonimizacja osoby kontaktowej',
    tables: [],
  },
  marketing: {
    name: 'Marketing na podstawie zgody',
    purpose: 'Przesyłanie ofert i informacji handlowych',
    ground: 'art. 6 ust. 1 lit. a RODO (zgoda)',
    people: 'Osoby kontaktowe, które wyraziły zgodę',
    data: 'Imię i nazwisko, e-mail, telefon, treść, data i sposób wyrażenia zgody',
    retention: 'Do wycofania zgody; dowód zgody do przedawnienia roszczeń',
    tables: [],
  },
  visitors: {
    name: 'Rejestr gości i korespondencji',
    purpose: 'Bezpieczeństwo osób i mienia, obsługa przesyłek',
    ground: 'art. 6 ust. 1 lit. f RODO (bezpieczeństwo biura, ewidencja korespondencji)',
    people: 'Goście, nadawcy i odbiorcy przesyłek',
    data: 'Imię i nazwisko, firma, adres, godziny wizyty, osoba odwiedzana, numery przesyłek',
    retention: 'Okres ustalony przez administratora; potem anonimizacja wpisu',
    tables: ['reception'],
  },
  staff: {
    name: 'Organizacja pracy',
    purpose: 'Przydział zadań, nieobecności i zastępstwa, kontakt w firmie',
    ground: 'art. 6 ust. 1 lit. b, c i f RODO (umowa, Kodeks pracy, organizacja pracy)',
    people: 'Pracownicy i współpracownicy',
    data: 'Imię i nazwisko, stanowisko, dział, telefon, e-mail, wizerunek, nieobecności, przebieg pracy',
    retention: 'Czas zatrudnienia i okresy z przepisów prawa pracy; potem anonimizacja konta',
    tables: ['calendarEntry', 'absenceChange'],
  },
  leave: {
    name: 'Czas pracy, staż i urlopy',
    purpose: 'Ustalenie czasu pracy, stażu urlopowego, wymiaru i salda urlopów',
    ground: 'art. 6 ust. 1 lit. c RODO w związku z art. 22¹, 149 i 154–155³ Kodeksu pracy',
    people: 'Pracownicy',
    data: 'Okresy zatrudnienia i etat, grafik pracy, ukończone szkoły, praca u innych pracodawców i inne okresy stażu, urlop u poprzedniego pracodawcy, salda i wykorzystane urlopy',
    retention: 'Czas zatrudnienia i 10 lat od końca roku, w którym ustało (art. 94⁴ Kodeksu pracy)',
    tables: [],
  },
  health: {
    name: 'Niezdolność do pracy i niższa norma czasu pracy',
    purpose: 'Usprawiedliwianie nieobecności, zwrot dni urlopu, norma czasu pracy z mocy prawa',
    ground:
      'art. 6 ust. 1 lit. c i art. 9 ust. 2 lit. b RODO (obowiązki z prawa pracy i zabezpieczenia społecznego)',
    people: 'Pracownicy',
    data: 'Dane dotyczące zdrowia (szczególna kategoria): dni niezdolności do pracy i opieki, norma dobowa, która wynika z niepełnosprawności; widzą je osoba, kierownicy i administratorzy',
    retention: 'Czas zatrudnienia i 10 lat od końca roku, w którym ustało (art. 94⁴ Kodeksu pracy)',
    tables: [],
  },
  accounts: {
    name: 'Konta i bezpieczeństwo systemu',
    purpose: 'Uwierzytelnianie, rozliczalność zmian, wykrywanie nadużyć',
    ground: 'art. 6 ust. 1 lit. c i f RODO w związku z art. 32 RODO',
    people: 'Użytkownicy systemu',
    data: 'Login, skrót hasła, sesje, znane przeglądarki, historia zmian, pobrania list',
    retention:
      'Sesje do ich końca; historia zmian przez czas przechowywania zapisu, którego dotyczy',
    tables: ['listExport', 'disclosure', 'notification'],
  },
  requests: {
    name: 'Obsługa żądań osób',
    purpose: 'Odpowiedzi na żądania z art. 15–21 RODO i wykazanie ich wykonania',
    ground: 'art. 6 ust. 1 lit. c RODO w związku z art. 12 RODO',
    people: 'Osoby, które zgłosiły żądanie',
    data: 'Imię i nazwisko, e-mail, telefon, treść żądania i odpowiedzi, protokół czynności',
    retention:
      'Okres przedawnienia roszczeń; przy usunięciu danych sprawa zostaje bez danych osoby',
    tables: ['personalCase', 'personalCaseStep'],
  },
};

/**
 * Processing activities that the rooms propose: what every text that may name a person (rooms/house.ts) is written
 * for. A room that comes later adds its own texts to the work for clients by itself.
 */
export function proposalsOf(texts: PersonalTexts[]): Proposal[] {
  const named = new Set(Object.values(drafts).flatMap(({ tables }) => tables));
  return Object.entries(drafts).map(([proposal, { tables, data, recipients, ...draft }]) => {
    const own = texts.filter(({ table }) =>
      proposal === 'clients' ? !named.has(table) : tables.includes(table),
    );
    const labels = [...new Set(own.map(({ label }) => label.toLowerCase()))].sort((one, other) =>
      one.localeCompare(other, 'pl'),
    );
    return {
      proposal,
      ...draft,
      data: labels.length === 0 ? data : `${data}. Zapisy w systemie: ${labels.join(', ')}`,
      recipients: recipients ?? hosting,
      transfers: nowhere,
    };
  });
}
