import { IconPlus } from '@tabler/icons-react';
import { createOffer, listOffers, type OfferRow } from '@zaplecze/contract/offers';
import { StatusDot } from '../../kit/color-pill.tsx';
import { DayText } from '../../kit/date-text.tsx';
import { InnerList } from '../../kit/inner-list.tsx';
import { LinkButton } from '../../kit/link.tsx';
import type { Column } from '../../kit/list/types.ts';
import { PersonName } from '../../kit/person.tsx';
import { useMay } from '../../kit/session.ts';
import classes from './offers.module.css';
import { useOfferActions } from './use-offer-actions.ts';

const columns: Column<OfferRow>[] = [
  {
    key: 'name',
    header: 'Nazwa oferty',
    sort: 'name',
    card: 'title',
    width: '32%',
    clip: true,
    render: (row) => row.name,
  },
  {
    key: 'seller',
    header: 'Sprzedawca',
    sort: 'seller',
    render: (row) => <PersonName person={row.seller} />,
  },
  {
    key: 'created',
    header: 'Utworzono',
    sort: 'created',
    render: (row) => <DayText value={row.created} />,
  },
  {
    key: 'submission',
    header: 'Data złożenia',
    sort: 'submission',
    from: 1280,
    render: (row) => <DayText value={row.submission} />,
  },
  {
    key: 'modified',
    header: 'Data aktualizacji',
    sort: 'modified',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    width: 168,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
];

/** A client's offers, on the client's page. */
export function ClientOffers({ client }: { client: number }) {
  const mayCreate = useMay(createOffer);
  const actions = useOfferActions();
  return (
    <InnerList
      title="Oferty"
      endpoint={listOffers}
      filter={{ client: String(client) }}
      columns={columns}
      open={({ id }) => ({ to: '/offer/view/$id', params: { id } })}
      actions={actions}
      action={
        mayCreate && (
          <LinkButton
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            to="/offer/add"
            search={{ client }}
          >
            Dodaj ofertę
          </LinkButton>
        )
      }
      empty="Ten klient nie dostał jeszcze żadnej oferty."
    />
  );
}
