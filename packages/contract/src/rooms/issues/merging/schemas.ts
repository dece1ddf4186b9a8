import * as z from 'zod';
import { recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { ids } from '../../../kit/fields/fields.ts';
import { idsFilter, textFilter } from '../../../kit/lists/list.schemas.ts';
import { instant, personRef, ref, statusRef } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { mostMerged } from './calls.ts';

const byPart = 'kto widzi każde z tych zgłoszeń';

const candidate = z.object({
  id: z.int(),
  name: z.string(),
  client: ref.nullable(),
  status: statusRef,
  orderedBy: personRef,
  users: z.array(personRef),
  created: instant,
});
export type MergeCandidate = z.output<typeof candidate>;

const preview = z.object({
  /** How many comments, files, points of checklists and tasks of projects come along. */
  comments: z.int(),
  files: z.int(),
  points: z.int(),
  /** Points that the one that stays has already, in the same words. */
  samePoints: z.int(),
  tasks: z.int(),
  /** Who will do it besides. */
  users: z.array(personRef),
  /** Reporters of the merged issues, who will be followers. */
  followers: z.array(personRef),
  /** Fields that are empty in the remaining issue and get the value of another one. */
  filled: z.object({
    client: ref.optional(),
    dateRealization: instant.optional(),
    dateRealizationEstimation: instant.optional(),
    timeRequired: z.number().optional(),
  }),
  /** Whether some of them are of another client. */
  otherClient: z.boolean(),
});
export type MergePreview = z.output<typeof preview>;

/** An issue that became a part of another one. */
export const mergedIssue = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** The letter that it came by, to be read whole. */
  letter: z.int().nullable(),
  orderedBy: personRef,
  created: instant,
  at: instant,
  by: ref.nullable(),
  may: z.object({ split: z.boolean() }),
});
export type MergedIssue = z.output<typeof mergedIssue>;

const schemas = {
  previewMerge: recordIo({
    row: byPart,
    summary: 'Co przejdzie do zgłoszenia, gdy połączyć z nim podane',
    query: z.strictObject({
      issues: idsFilter()
        .refine((list) => list.length <= mostMerged)
        .default([]),
    }),
    answer: z.object({ preview }),
  }),
  mergeCandidates: recordIo({
    row: byPart,
    summary: 'Otwarte zgłoszenia, z którymi można połączyć; najpierw podobne i tego samego klienta',
    query: z.strictObject({ search: textFilter().optional() }),
    answer: z.object({ list: z.array(candidate) }),
  }),
  mergeIssues: recordIo({
    row: byPart,
    summary: 'Podane zgłoszenia stają się częścią tego; ich komentarze, pliki i punkty przechodzą',
    body: z.strictObject({
      issues: ids(mostMerged, 'Wskaż zgłoszenie').refine((list) => list.length > 0, {
        error: 'Wskaż zgłoszenie',
      }),
    }),
    answer: z.object({ version: z.int() }),
  }),
  splitIssue: recordIo({
    row: byPart,
    summary: 'Cofa połączenie: zgłoszenie znów jest osobne i odzyskuje to, co przeszło',
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
