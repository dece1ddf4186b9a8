import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { byId, createdId, instant, personRef } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { questionAnswer, questionForm } from './forms.ts';

const question = z.object({
  id: z.int(),
  author: personRef,
  text: z.string(),
  created: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type Question = z.output<typeof question>;

const schemas = {
  askColleague: io({
    summary: 'Pytanie do współpracownika; czytają je tylko te dwie osoby',
    body: questionForm,
    answer: createdId,
  }),
  answerQuestion: recordIo({
    row: 'osoba, której zadano pytanie',
    summary: 'Odpowiedź na pytanie',
    body: questionAnswer,
  }),
  removeQuestion: recordIo({
    row: 'osoba, która zadała pytanie',
    summary: 'Wycofanie pytania, na które nikt nie odpowiedział',
  }),
  listQuestions: io({
    summary: 'Pytania między zalogowaną osobą a współpracownikiem, od najnowszych',
    params: byId,
    answer: z.object({ list: z.array(question) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
