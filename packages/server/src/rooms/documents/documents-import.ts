import { createDocument, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { documentForm } from '@zaplecze/contract/rooms/documents/forms';
import { documentStatus, documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
import { filledValues, type RecordImport } from '../../kit/imports/record-import.ts';
import { Names } from '../../kit/parsing/names.ts';
import { documentKey, knownDocuments } from './import.queries.ts';

export const documentStatusNames = new Names();
for (const { id, name } of documentStatuses) documentStatusNames.add(id, name);

/** Documents from a list that names files which were uploaded beside it. */
export const documentImport: RecordImport = {
  form: ({ type, client, description, file }) => filledValues({ type, client, description, file }),
  schema: documentForm,
  title: (text) => text('file'),
  keyOf: ({ client }, text) => documentKey(client, text('file')),
  findKnown: knownDocuments,
  make: async ({ call }, { form, values: { status } }) => {
    const { id } = await call(createDocument, { body: form });
    if (status === documentStatus.archived) {
      await call(updateDocument, { params: { id }, body: { status } });
    }
  },
  change: async ({ call }, id, { form, values: { status } }) => {
    await call(updateDocument, { params: { id }, body: filledValues({ ...form, status }) });
  },
};
