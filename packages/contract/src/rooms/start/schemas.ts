import * as z from 'zod';
import { fileReading, readingQuery } from '../../kit/calls/imports.schemas.ts';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { ref } from '../../kit/values/records.ts';
import { roles } from '../../permissions.ts';
import { dictionaryKinds } from '../dictionaries/lists.ts';
import * as calls from './calls.ts';
import { chosenPackages, newEntries, newPeople, skippedSteps } from './forms.ts';
import { needs, startSteps, trialKinds } from './lists.ts';
import * as remaining from './remaining.ts';

const step = z.object({
  key: z.enum(startSteps),
  /** Derived from the data that exists. */
  done: z.boolean(),
  /** Put off by somebody, done or not. */
  skipped: z.boolean(),
});

const trial = z.object({
  kind: z.enum(trialKinds),
  state: z.enum(['waiting', 'done', 'failed']),
  started: z.string(),
  finished: z.string().nullable(),
  /** What came of it, in words. */
  told: z.string().nullable(),
});
export type Trial = z.output<typeof trial>;

const proposal = z.object({
  name: z.string(),
  color: z.string().nullable(),
  /** Ticked to begin with. */
  usual: z.boolean(),
  /** The dictionary has it already. */
  there: z.boolean(),
});

const starterPackage = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** Names of the service type and of the department that it would be given. */
  type: z.string(),
  department: z.string(),
  procedures: z.array(z.object({ name: z.string(), tasks: z.array(z.string()) })),
  /** The service that was made of it. */
  service: ref.nullable(),
});
export type StarterPackage = z.output<typeof starterPackage>;

const readPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  department: z.int().nullable(),
  position: z.int().nullable(),
  role: z.enum(roles),
});
export type ReadPerson = z.output<typeof readPerson>;

const schemas = {
  getStart: io({
    summary: 'Pierwsze kroki: co jest zrobione, co pominięte, co wypróbowane',
    answer: z.object({
      /** Only of a company that began empty. */
      begun: z.boolean(),
      steps: z.array(step),
      people: z.object({ active: z.int(), waiting: z.int() }),
      clients: z.int(),
      services: z.int(),
      trials: z.array(trial),
      /** Where database and files are stored, in the words of the server's administrator. */
      place: z.object({
        database: z.string(),
        files: z.string(),
        mail: z.string(),
        smtp: z.boolean(),
        backups: z.string(),
        command: z.string(),
        lastBackup: z.object({ name: z.string(), bytes: z.number(), time: z.string() }).nullable(),
      }),
    }),
  }),
  skipSteps: io({
    summary: 'Pominięcie podanych kroków albo powrót do nich',
    body: skippedSteps,
    answer: z.object({ left: z.int() }),
  }),
  getNeeds: io({
    summary: 'Czy jest to, bez czego ekrany nie mogą działać',
    answer: z.object({ there: z.record(z.enum(needs), z.boolean()) }),
  }),
  getProposals: io({
    summary: 'Propozycje pozycji słowników dla nowej firmy',
    answer: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(dictionaryKinds),
          proposals: z.array(proposal),
          /** Further entries of the dictionary. */
          others: z.array(z.string()),
        }),
      ),
    }),
  }),
  addEntries: io({
    summary: 'Dopisanie pozycji do słowników; te, które już są, zostają bez zmian',
    body: newEntries,
    answer: z.object({ added: z.int() }),
  }),
  listPackages: io({
    summary: 'Katalog na start: gotowe usługi z procedurami i zadaniami',
    answer: z.object({ packages: z.array(starterPackage) }),
  }),
  addPackages: io({
    summary: 'Utworzenie wybranych usług katalogu na start, każdej raz',
    body: chosenPackages,
    answer: z.object({ services: z.array(ref) }),
  }),
  readPeople: io({
    summary: 'Pracownicy z pliku XLSX lub CSV (multipart: file); niczego nie zapisuje',
    multipart: true,
    query: readingQuery,
    answer: z.object({
      people: z.array(readPerson),
      /** Columns that were not understood, and cells that name what is not there. */
      unknown: z.array(z.string()),
      /** Which sheet and row of headings it was read by; the same file with others chosen is read anew. */
      reading: fileReading,
    }),
  }),
  addPeople: io({
    summary: 'Nowi pracownicy, jeszcze bez zaproszeń: wszyscy albo nikt',
    body: newPeople,
    answer: z.object({ added: z.int() }),
  }),
  sendInvitations: io({
    summary: 'Zaproszenia dla wszystkich, którzy nie mają hasła ani ważnego zaproszenia',
    answer: z.object({
      sent: z.int(),
      /** While no mail server is set: what to hand over instead of letters. */
      links: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
    }),
  }),
  tryMail: io({
    summary: 'Próbny list do siebie',
    answer: z.object({ to: z.string() }),
  }),
  tryBackup: io({
    summary: 'Kopia zapasowa w tle, do folderu backups',
    answer: z.object({ state: z.literal('waiting') }),
  }),
};
export type Schemas = typeof schemas;

export const leftSchemas = {
  countStart: io({
    summary: 'Ile pierwszych kroków zostało',
    answer: z.object({ left: z.int() }),
  }),
};
export type LeftSchemas = typeof leftSchemas;

joinSchemas(calls, schemas);
joinSchemas(remaining, leftSchemas);
