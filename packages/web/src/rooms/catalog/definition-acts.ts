import { IconArchive, IconArchiveOff, IconChecklist, IconSitemap } from '@tabler/icons-react';
import type { May } from '@zaplecze/contract/kit/values/records';
import { serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import type { RowAct } from '../../kit/bulk/acts.ts';
import { dictionarySource } from '../choice-sources/index.ts';

type Row = { id: number; archived: boolean; may: May };
type Kind = 'taskDefinition' | 'procedureDefinition' | 'serviceDefinition';

/** What definitions of a kind can be changed by; deleting what is in use archives it (CAT-40). */
export function definitionActs(kind: Kind): RowAct<Row>[] {
  const shared = { kind, params: ({ id }: Row) => ({ id }) };
  return [
    {
      ...shared,
      key: 'department',
      label: 'Dział',
      icon: IconSitemap,
      control: { kind: 'one', field: 'department', source: dictionarySource('department') },
    },
    ...(kind === 'serviceDefinition' ? [status(shared)] : []),
    {
      ...shared,
      key: 'archive',
      label: 'Do archiwum',
      icon: IconArchive,
      control: { kind: 'fixed', values: { archived: true } },
    },
    {
      ...shared,
      key: 'restore',
      label: 'Z archiwum',
      icon: IconArchiveOff,
      control: { kind: 'fixed', values: { archived: false } },
    },
  ];
}

const status = (shared: Pick<RowAct<Row>, 'kind' | 'params'>): RowAct<Row> => ({
  ...shared,
  key: 'status',
  label: 'Status',
  icon: IconChecklist,
  control: { kind: 'options', field: 'status', options: serviceStatuses },
});
