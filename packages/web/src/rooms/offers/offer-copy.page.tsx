import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { createOffer, getOffer, type Offer } from '@zaplecze/contract/rooms/offers/calls';
import { offerForm } from '@zaplecze/contract/rooms/offers/forms';
import { getPerson } from '@zaplecze/contract/rooms/people/calls';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { useApi, useFresh } from '../../kit/calls/use-api.ts';
import { RecordFiles } from '../../kit/files/files.tsx';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Help } from '../../kit/help/help.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { OfferCourse } from './offer-course.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferFields } from './offer-fields.tsx';
import { copyOf } from './offer-values.ts';
import classes from './offers.module.css';

/** The next offer to the same client, beside the one it follows. */
export function OfferCopyPage({ id }: ParamsOf<'offerCopy'>) {
  const answer = useFresh(getOffer, { params: { id } });
  const previous = answer.data?.offer;
  const seller = previous?.seller.id ?? 0;
  const { data: sold } = useApi(getPerson, { params: { id: seller } }, { enabled: seller > 0 });
  const { id: me } = useMe();
  if (answer.error || !previous || !sold)
    return <PendingPage answer={answer} back={addressOf('offers')} />;
  return (
    <div className={classes.beside}>
      <OfferCopy key={previous.id} previous={previous} seller={sold.user.active ? seller : me} />
      <Previous offer={previous} />
    </div>
  );
}

/** Of a seller who has left whoever submits it anew is the seller. */
function OfferCopy({ previous, seller }: { previous: Offer; seller: number }) {
  const go = useGo();
  const goBack = useGoBack(addressOf('offer', { id: previous.id }));
  const form = useRecordForm({
    schema: offerForm,
    defaults: copyOf(previous, seller),
    send: (body, options) => call(createOffer, { body }, options),
    onDone: ({ id }) => void go(addressOf('offer', { id })),
    done: 'Oferta złożona ponownie',
  });
  return (
    <FormPage
      needs={['projectType']}
      form={form}
      title="Ponowne dodawanie oferty"
      beside={<Help about="resubmission" />}
      onCancel={goBack}
    >
      <OfferFields known={previous} />
    </FormPage>
  );
}

function Previous({ offer }: { offer: Offer }) {
  return (
    <aside className={classes.previous} aria-labelledby="previous-offer">
      <h2 id="previous-offer" className={classes.heading}>
        Poprzednia oferta
      </h2>
      <Fact label="Nazwa">
        <AppLink to={addressOf('offer', { id: offer.id })} newTab>
          {offer.name}
        </AppLink>
      </Fact>
      <Fact label="Status">
        <StatusDot status={offer.status} />
      </Fact>
      <OfferFacts offer={offer} />
      <Fact label="Opis">
        {offer.description && <span className={classes.text}>{offer.description}</span>}
      </Fact>
      <h3 className={classes.heading}>Pliki</h3>
      <RecordFiles files={offer.files} />
      <h3 className={classes.heading}>Komentarze</h3>
      <OfferCourse offer={offer} />
    </aside>
  );
}
