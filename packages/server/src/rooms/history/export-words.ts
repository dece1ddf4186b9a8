/** Names of records by table and id. */
export type Names = Record<string, Map<number, string>>;

/** The tables that filters take ids of. */
export const namedBy: Record<string, string> = {
  client: 'client',
  company: 'company',
  department: 'department',
  tags: 'tag',
  user: 'person',
  user2: 'person',
  persons: 'person',
  seller: 'person',
  createdBy: 'person',
  orderedBy: 'person',
  userModified: 'person',
  projectTypes: 'projectType',
  agreement: 'agreementType',
};

const words: Record<string, string> = {
  client: 'klient',
  company: 'firma',
  department: 'dział',
  tags: 'tagi',
  user: 'osoba',
  user2: 'osoba',
  persons: 'opiekun',
  seller: 'handlowiec',
  createdBy: 'kto dodał',
  orderedBy: 'zlecający',
  userModified: 'kto zmienił',
  projectTypes: 'usługi',
  agreement: 'zgoda',
  name: 'nazwa',
  nip: 'NIP',
  type: 'typ nr',
  status: 'status nr',
  archived: 'z archiwalnymi',
  dateFrom: 'od',
  dateTo: 'do',
  contact: 'osoba kontaktowa nr',
  category: 'rodzaj',
  direction: 'kierunek',
  present: 'obecni',
  risk: 'zagrożone w ciągu dni',
  finalDate: 'termin ostateczny',
  completedFrom: 'ukończone od',
  completedTo: 'ukończone do',
  jobsEndedFrom: 'prace zakończone od',
  jobsEndedTo: 'prace zakończone do',
  dateRealizationLimit: 'termin',
  dateRealization: 'termin',
  service: 'usługa nr',
  procedure: 'procedura nr',
  task: 'zadanie nr',
  timely: 'zakończone',
  endedFrom: 'zakończone od',
  endedTo: 'zakończone do',
  limitFrom: 'termin od',
  limitTo: 'termin do',
  begunFrom: 'rozpoczęte od',
  begunTo: 'rozpoczęte do',
  openOn: 'otwarte w dniu',
  unassigned: 'bez osoby',
};

/** 'szukane: „abc” · klient: Alfa, Beta · od: 2026-11-01'; '' where nothing was asked for. */
export function askedInWords(
  { search, filter = {} }: { search?: string; filter?: Record<string, unknown> },
  names: Names,
): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${words[key] ?? key}: ${valueInWords(key, value, names)}`);
  return [...(search ? [`szukane: „${search}”`] : []), ...parts].join(' · ');
}

function valueInWords(key: string, value: unknown, names: Names): string {
  const known = names[namedBy[key] ?? ''];
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return [value]
    .flat()
    .map((one) => known?.get(Number(one)) ?? String(one))
    .join(', ');
}
