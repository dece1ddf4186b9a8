import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import * as calls from './calls.ts';
import { installationFields, type SecretName, secretNames } from './fields.ts';
import { installationChanges } from './forms.ts';

const installation = z.object({
  ...answersOf(installationFields),
  /** Secrets that are stored; no call gives them back. */
  secrets: z.array(z.enum(secretNames as [SecretName, ...SecretName[]])),
  version: z.int(),
});
export type Installation = z.output<typeof installation>;

const answer = z.object({
  installation: installation.nullable(),
  /** Names of settings that the server's environment gives: they stand before the fields of theirs. */
  environment: z.array(z.string()),
  /** What holds now, of whatever comes from where. */
  effective: z.object({
    /** Whether people may let applications in without a key. */
    connections: z.boolean(),
    /** Letters go to a mail server; else they lie as files in a folder. */
    mailServer: z.string().nullable(),
    mailFolder: z.string(),
    /** Letters that lie there. */
    storedLetters: z.int(),
    sender: z.string(),
    publicUrl: z.string(),
    mailbox: z.boolean(),
    registries: z.array(z.string()),
    signIn: z.string().nullable(),
    database: z.string(),
    files: z.string(),
  }),
});
export type InstallationAnswer = z.output<typeof answer>;

const schemas = {
  getInstallation: io({
    summary: 'Ustawienia programu: poczta, adres, rejestry, logowanie kontem firmowym',
    answer,
  }),
  saveInstallation: io({
    summary: 'Zmiana podanych ustawień; sekrety są zapisywane zaszyfrowane i nigdy nie wracają',
    body: installationChanges,
    answer,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
