import { countWords } from '@zaplecze/contract/kit/values/words';
import type { BulkKind } from '@zaplecze/contract/rooms/bulk/lists';

/** One, a few and many of a thing. */
type Forms = readonly [one: string, few: string, many: string];

const task = { are: ['zadanie', 'zadania', 'zadań'] } as const;

/** What rows are called where they are counted (`are`: '2 klienci') and where something is done to them ('2 klientów'). */
const words: Record<BulkKind, { are: Forms; done?: Forms }> = {
  issue: { are: ['zgłoszenie', 'zgłoszenia', 'zgłoszeń'] },
  task,
  assignment: task,
  client: {
    are: ['klient', 'klienci', 'klientów'],
    done: ['klienta', 'klientów', 'klientów'],
  },
  project: { are: ['projekt', 'projekty', 'projektów'] },
  offer: { are: ['oferta', 'oferty', 'ofert'], done: ['ofertę', 'oferty', 'ofert'] },
  document: { are: ['dokument', 'dokumenty', 'dokumentów'] },
  taskDefinition: task,
  procedureDefinition: {
    are: ['procedura', 'procedury', 'procedur'],
    done: ['procedurę', 'procedury', 'procedur'],
  },
  serviceDefinition: {
    are: ['usługa', 'usługi', 'usług'],
    done: ['usługę', 'usługi', 'usług'],
  },
};

/** '5 zadań', '2 klienci' */
export const rowsCounted = (kind: BulkKind, count: number): string =>
  countWords(count, ...words[kind].are);

/** What is changed: '1 ofertę', '2 klientów' */
const rowsChanged = (kind: BulkKind, count: number): string =>
  countWords(count, ...(words[kind].done ?? words[kind].are));

/** 'Zmieniono 2 oferty: ważność' */
export const changedWords = (act: { kind: BulkKind; label: string }, count: number): string =>
  `Zmieniono ${rowsChanged(act.kind, count)}: ${inSentence(act.label)}`;

/** 'Forma opodatkowania' within a sentence; 'VAT' stays as it is. */
const inSentence = (label: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

type Restored = { done: number; refused: { message: string }[] };

/** 'Przywrócono 2 oferty. Bez zmian: 1 oferta (Ktoś w międzyczasie to zmienił)' */
export function restoredWords(kind: BulkKind, { done, refused }: Restored): string {
  const restored = done > 0 ? `Przywrócono ${rowsChanged(kind, done)}` : '';
  const [first] = refused;
  if (!first) return restored || 'Nie było czego przywracać';
  const left = `Bez zmian: ${rowsCounted(kind, refused.length)} (${first.message})`;
  return [restored, left].filter(Boolean).join('. ');
}
