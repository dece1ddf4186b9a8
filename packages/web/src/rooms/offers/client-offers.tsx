import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer, listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { useMay } from '../../kit/calls/session.ts';
import { InnerList } from '../../kit/lists/table/inner-list.tsx';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { clientOfferColumns } from './offer-columns.tsx';
import { useOfferActions } from './use-offer-actions.ts';

/** A client's offers, on the client's page. */
export function ClientOffers({ client }: { client: number }) {
  const mayCreate = useMay(createOffer);
  const actions = useOfferActions();
  return (
    <InnerList
      title="Oferty"
      endpoint={listOffers}
      filter={{ client: String(client) }}
      columns={clientOfferColumns}
      open={({ id }) => ({ to: addressOf('offer', { id }) })}
      actions={actions}
      action={
        mayCreate && (
          <LinkButton
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            to={addressOf('offerAdd', { client })}
          >
            Dodaj ofertę
          </LinkButton>
        )
      }
      empty="Ten klient nie dostał jeszcze żadnej oferty."
    />
  );
}
