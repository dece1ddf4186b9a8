import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import {
  accountDigits,
  accountOk,
  numberProblem,
  wrongNumber,
} from '../../kit/fields/company-numbers.ts';
import { requiredText } from '../../kit/fields/fields.ts';
import { dayText, instant } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { type RegistryField, registries, registryFacts } from './lists.ts';

const registry = z.enum(registries.map(({ id }) => id));

/** One value of one register, with its time. */
const fact = z.object({
  field: z.enum(Object.keys(registryFacts) as RegistryField[]),
  value: z.string(),
  source: registry,
  at: instant,
});
export type RegistryFact = z.output<typeof fact>;

/** How a register answered: it has the company, it has not, it is ill, its limit is used up, it refuses key or number. */
const lookUp = z.object({
  registry,
  state: z.enum(['found', 'none', 'failed', 'limit', 'refused']),
  /** In words, of what went wrong. */
  message: z.string().nullable(),
  /** The register's number of this query and the day it answered for: the proof of the answer. */
  requestId: z.string().nullable(),
  day: dayText,
  at: instant.nullable(),
});

const found = z.object({
  /** In the order that the settings give the registers; of one field there may be several. */
  facts: z.array(fact),
  asked: z.array(lookUp),
  /** The message shown when nothing was found, a sentence. */
  message: z.string().nullable(),
});
export type CompanyFound = z.output<typeof found>;

const accountCheck = z.object({
  account: z.string(),
  assigned: z.boolean(),
  requestId: z.string().nullable(),
  day: dayText,
  at: instant,
});

const known = z.object({
  nip: z.string(),
  /** Whether any register is asked here at all. */
  on: z.boolean(),
  /** Whether accounts can be checked. */
  accounts: z.boolean(),
  facts: z.array(fact),
  /** The newest answer of each register. */
  asked: z.array(lookUp),
  checks: z.array(accountCheck),
  changes: z.array(
    z.object({
      id: z.int(),
      registry,
      field: z.enum(Object.keys(registryFacts) as RegistryField[]),
      before: z.string().nullable(),
      after: z.string().nullable(),
      at: instant,
    }),
  ),
});
export type KnownOfClient = z.output<typeof known>;

const wrongAccount = 'Numer rachunku ma 26 cyfr; sprawdź, czy nie ma w nim pomyłki';

const schemas = {
  lookUpCompany: io({
    summary: 'Dane firmy z rejestrów publicznych, po NIP, REGON albo KRS',
    body: z.strictObject({
      number: requiredText(wrongNumber, 30).superRefine((value, context) => {
        const message = numberProblem(value);
        if (message) context.addIssue({ code: 'custom', message });
      }),
    }),
    answer: found,
  }),
  knownOfClient: recordIo({
    summary: 'Co wiadomo o kliencie z rejestrów: status VAT, rachunki, zmiany',
    answer: z.object({ known }),
  }),
  checkClient: recordIo({
    summary: 'Pyta rejestry o klienta; najwyżej raz dziennie każdy',
    answer: found,
  }),
  checkAccount: recordIo({
    summary: 'Czy rachunek klienta jest w wykazie podatników VAT',
    body: z.strictObject({
      account: requiredText(wrongAccount, 40)
        .transform(accountDigits)
        .refine(accountOk, { error: wrongAccount }),
    }),
    answer: z.object({ check: accountCheck }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
