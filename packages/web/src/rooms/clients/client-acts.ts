import { IconChecklist, IconTag, IconUserHeart } from '@tabler/icons-react';
import type { ClientRow } from '@zaplecze/contract/rooms/clients/calls';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import type { RowAct } from '../../kit/bulk/acts.ts';
import { dictionarySource, peopleSource } from '../choice-sources/index.ts';

const shared = { kind: 'client', params: ({ id }: ClientRow) => ({ id }) } as const;

/** What clients of the list can be changed by. */
export const clientActs: RowAct<ClientRow>[] = [
  {
    ...shared,
    key: 'status',
    label: 'Status',
    icon: IconChecklist,
    control: { kind: 'options', field: 'status', options: clientStatuses },
    may: ({ may }) => may.edit,
    now: ({ status }) => status.id,
    hotkey: 's',
  },
  {
    ...shared,
    key: 'carers',
    label: 'Opiekun',
    icon: IconUserHeart,
    control: { kind: 'more', field: 'clientService', source: peopleSource },
  },
  {
    ...shared,
    key: 'tags',
    label: 'Tagi',
    icon: IconTag,
    control: { kind: 'more', field: 'tags', source: dictionarySource('tag') },
  },
];
