import type { ColoredRef, FileRef } from '@zaplecze/contract/kit/values/records';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { createDocument, listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { useRef } from 'react';
import { call } from '../../kit/calls/api.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { FileDrop } from '../../kit/files/files.tsx';
import { guessedType } from './guessed-type.ts';

type Added = { id: number; filename: string; type: string };

/** Files dropped on a client's page become its documents; nothing is asked, what was decided is said. */
export function ClientDocumentsDrop(props: {
  client: ColoredRef;
  edit: (document: { id: number }) => void;
}) {
  const { client, edit } = props;
  const documents = useRef<Added[]>([]);
  const attach = async (file: FileRef) => {
    const type = await typeOf(file.fileName, client.id);
    const body = { client: client.id, type: type.id, file: file.id, description: '' };
    const { id } = await call(createDocument, { body });
    documents.current.push({ id, filename: file.fileName, type: type.name });
  };
  const added = () => {
    const [first, ...others] = documents.current;
    documents.current = [];
    if (!first) return;
    if (others.length > 0) {
      toast.success(
        `Dodano ${countWords(others.length + 1, 'dokument', 'dokumenty', 'dokumentów')}`,
      );
    } else {
      toast.offer(`Dodano „${first.filename}”, typ: ${first.type}`, {
        label: 'Zmień',
        run: () => edit(first),
      });
    }
  };
  return <FileDrop to={`do dokumentów: ${client.name}`} attach={attach} added={added} />;
}

/** @throws Error in words for the person where there is no type to choose from */
async function typeOf(fileName: string, client: number) {
  const { list: types } = await call(dictionaryCalls.documentType.list, { query: {} });
  const { list: page } = await call(listDocuments, {
    query: { perPage: 1, filter: { client: String(client) } },
  });
  const type = guessedType(fileName, types, page.list[0]?.type.id);
  if (!type) throw new Error('Nie ma jeszcze typów dokumentów, a dokument musi mieć typ.');
  return type;
}
