import { IconBuilding, IconChecklist, IconTag } from '@tabler/icons-react';
import type { DocumentRow } from '@zaplecze/contract/rooms/documents/calls';
import { documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
import type { RowAct } from '../../kit/bulk/acts.ts';
import { clientSource, dictionarySource } from '../choice-sources/index.ts';

const shared = { kind: 'document', params: ({ id }: DocumentRow) => ({ id }) } as const;

/** What documents of the library can be changed by; the archive is a status. */
export const documentActs: RowAct<DocumentRow>[] = [
  {
    ...shared,
    key: 'status',
    label: 'Status',
    icon: IconChecklist,
    control: { kind: 'options', field: 'status', options: documentStatuses },
    may: ({ may }) => may.edit,
    now: ({ status }) => status.id,
    hotkey: 's',
  },
  {
    ...shared,
    key: 'type',
    label: 'Typ',
    icon: IconTag,
    control: { kind: 'one', field: 'type', source: dictionarySource('documentType') },
  },
  {
    ...shared,
    key: 'client',
    label: 'Klient',
    icon: IconBuilding,
    control: { kind: 'one', field: 'client', source: clientSource },
  },
];
