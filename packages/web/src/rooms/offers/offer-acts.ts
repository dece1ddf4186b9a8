import { IconCalendar, IconChecklist, IconUser } from '@tabler/icons-react';
import type { OfferRow } from '@zaplecze/contract/rooms/offers/calls';
import { offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import type { RowAct } from '../../kit/bulk/acts.ts';
import { dictionarySource, peopleSource } from '../choice-sources/index.ts';

const shared = { kind: 'offer', params: ({ id }: OfferRow) => ({ id }) } as const;

export const offerBoard = {
  filter: 'status',
  act: 'status',
  options: offerStatuses,
  lead: 'client',
};

/** How an offer gets its status, in the list and on its page. */
export const offerStatusAct: RowAct<OfferRow> = {
  ...shared,
  key: 'status',
  label: 'Status',
  icon: IconChecklist,
  control: { kind: 'options', field: 'status', options: offerStatuses },
  besides: [
    { field: 'comment', label: 'Komentarz', kind: 'text' },
    {
      field: 'refusalReason',
      label: 'Powód odmowy',
      kind: 'one',
      source: dictionarySource('refusalReason'),
    },
  ],
  may: ({ may }) => may.decide,
  now: ({ status }) => status.id,
  hotkey: 's',
};

/** What offers of the list can be changed by. */
export const offerActs: RowAct<OfferRow>[] = [
  offerStatusAct,
  {
    ...shared,
    key: 'seller',
    label: 'Sprzedawca',
    icon: IconUser,
    control: { kind: 'one', field: 'seller', source: peopleSource },
    may: ({ may }) => may.edit,
    now: ({ seller }) => seller.id,
    hotkey: 'o',
  },
  {
    ...shared,
    key: 'validTo',
    label: 'Ważność',
    icon: IconCalendar,
    control: { kind: 'day', field: 'validTo' },
  },
];
