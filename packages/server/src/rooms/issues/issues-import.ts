import { createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueForm } from '@zaplecze/contract/rooms/issues/forms';
import { issueStatus, issueStatuses, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { filledValues, type RecordImport } from '../../kit/imports/record-import.ts';
import { Names } from '../../kit/parsing/names.ts';
import { issueKey, knownIssues } from './import.queries.ts';

export const issueTypeNames = new Names();
for (const { id, name } of issueTypes) issueTypeNames.add(id, name);

const { toDo, inProgress, done, accepted, cancelled } = issueStatus;

/** What other programs call the same course of work; what is closed there waits for nobody here. */
const elsewhere: Record<number, string[]> = {
  [toDo]: [
    'New',
    'Nowy',
    'Nowe',
    'Not Started',
    'Nie rozpoczęte',
    'Pending',
    'Oczekuje',
    'Deferred',
    'Do zrobienia',
    'Otwarte',
  ],
  [inProgress]: [
    'Assigned',
    'Przypisany',
    'Started',
    'Rozpoczęte',
    'In progress',
    'W toku',
    'W trakcie',
  ],
  [done]: ['Supposedly completed', 'Pending review', 'Oczekuje na kontrolę', 'Wykonane'],
  [accepted]: ['Closed', 'Zamknięty', 'Zamknięte', 'Completed', 'Ukończone', 'Zakończone'],
  [cancelled]: [
    'Rejected',
    'Odrzucony',
    'Odrzucone',
    'Duplicate',
    'Powielony',
    'Canceled',
    'Cancelled',
    'Declined',
  ],
};

export const issueStatusNames = new Names();
for (const { id, name } of issueStatuses) issueStatusNames.add(id, name, ...(elsewhere[id] ?? []));

/** The steps from a new issue to a status: what is accepted was done before. */
const stepsTo = (status: unknown): number[] => {
  if (status === undefined || status === toDo) return [];
  return status === accepted ? [done, accepted] : [status as number];
};

/** Issues from files: whoever brings them in has reported them. */
export const issueImport: RecordImport = {
  form: ({ status: _status, nip: _nip, ...values }) => filledValues(values),
  schema: issueForm,
  title: (text) => text('name'),
  keyOf: ({ client, name }) => issueKey(client, name),
  findKnown: knownIssues,
  make: async ({ call }, { form, values }) => {
    const { id } = await call(createIssue, { body: form });
    for (const status of stepsTo(values.status)) {
      await call(updateIssue, { params: { id }, body: { status } });
    }
  },
  change: async ({ call }, id, { form, values }) => {
    await call(updateIssue, {
      params: { id },
      body: filledValues({ ...form, status: values.status }),
    });
  },
};
