import { useNavigate, useParams } from '@tanstack/react-router';
import { createOffer, getOffer, type Offer } from '@zaplecze/contract/offers';
import { offerForm } from '@zaplecze/contract/offers.forms';
import { call } from '../../kit/api.ts';
import { StatusDot } from '../../kit/color-pill.tsx';
import { Fact } from '../../kit/details.tsx';
import { RecordFiles } from '../../kit/files.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { AppLink } from '../../kit/link.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { DetailSkeleton } from '../../kit/states.tsx';
import { toNavigate } from '../../kit/use-anchor.ts';
import { useFresh } from '../../kit/use-api.ts';
import { useGoBack } from '../../kit/use-go-back.ts';
import { OfferCourse } from './offer-course.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferFields } from './offer-fields.tsx';
import { copyOf } from './offer-values.ts';
import classes from './offers.module.css';

/** The next offer to the same client, beside the one it follows. */
export function OfferCopyPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const answer = useFresh(getOffer, { params: { id } });
  const previous = answer.data?.offer;
  if (answer.error)
    return <PageProblem error={answer.error} retry={() => void answer.refetch()} back="/offer" />;
  if (!previous) return <DetailSkeleton />;
  return (
    <div className={classes.beside}>
      <OfferCopy key={previous.id} previous={previous} />
      <Previous offer={previous} />
    </div>
  );
}

function OfferCopy({ previous }: { previous: Offer }) {
  const navigate = useNavigate();
  const goBack = useGoBack(`/offer/view/${previous.id}`);
  const form = useRecordForm({
    schema: offerForm,
    defaults: copyOf(previous),
    send: (body, options) => call(createOffer, { body }, options),
    onDone: ({ id }) => void navigate(toNavigate({ to: '/offer/view/$id', params: { id } })),
    done: 'Oferta złożona ponownie',
  });
  return (
    <FormPage form={form} title="Ponowne dodawanie oferty" onCancel={goBack}>
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
        <AppLink to="/offer/view/$id" params={{ id: offer.id }} newTab>
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
      <OfferCourse comments={offer.comments} />
    </aside>
  );
}
