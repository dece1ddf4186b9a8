import { useNavigate, useParams } from '@tanstack/react-router';
import { createOffer, getOffer, type Offer, updateOffer } from '@zaplecze/contract/offers';
import { offerCollections, offerDecision, offerEdit } from '@zaplecze/contract/offers.forms';
import {
  needsComment,
  offerLocked,
  offerStatuses,
  refused,
  submittedAnew,
} from '@zaplecze/contract/offers.lists';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError, call } from '../../kit/api.ts';
import { StatusDot } from '../../kit/color-pill.tsx';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { ChoicePicker } from '../../kit/fields/record-picker.tsx';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { RecordFiles } from '../../kit/files.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage, Section } from '../../kit/form-page.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { useMay } from '../../kit/session.ts';
import { dictionarySource } from '../../kit/sources.ts';
import { DetailSkeleton } from '../../kit/states.tsx';
import { toNavigate } from '../../kit/use-anchor.ts';
import { useFresh } from '../../kit/use-api.ts';
import { useGoBack } from '../../kit/use-go-back.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { OfferCourse } from './offer-course.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferFields } from './offer-fields.tsx';
import { decisionOf, valuesOf } from './offer-values.ts';
import classes from './offers.module.css';

const reasons = dictionarySource('refusalReason');

export function OfferEditPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const answer = useFresh(getOffer, { params: { id } });
  const offer = answer.data?.offer;
  if (answer.error)
    return <PageProblem error={answer.error} retry={() => void answer.refetch()} back="/offer" />;
  if (!offer) return <DetailSkeleton />;
  if (!offer.may.decide)
    return (
      <PageProblem
        error={new ApiError(403, 'Brak uprawnień')}
        text="Ofertę zmienia jej sprzedawca albo kierownik."
        back={`/offer/view/${offer.id}`}
      />
    );
  return <OfferEdit key={offer.id} offer={offer} />;
}

/** Closed offers keep their fields: only status and comment are left to change. */
function OfferEdit({ offer }: { offer: Offer }) {
  const navigate = useNavigate();
  const goBack = useGoBack(`/offer/view/${offer.id}`);
  const mayCreate = useMay(createOffer);
  usePageTitle(`Edycja: ${offer.name}`);
  const { status, version, may } = offer;
  const schema = useMemo(
    () =>
      (may.edit ? offerEdit(status.id) : offerDecision(status.id)) as ReturnType<typeof offerEdit>,
    [may.edit, status.id],
  );
  const form = useRecordForm({
    schema,
    record: (may.edit ? valuesOf(offer) : decisionOf(offer)) as ReturnType<typeof valuesOf>,
    version,
    collections: offerCollections,
    send: ({ refusalReason, ...rest }, options) => {
      // A reason picked before another status was chosen is no part of it.
      const isRefused = (rest.status ?? status.id) === refused;
      const body = isRefused && refusalReason !== undefined ? { ...rest, refusalReason } : rest;
      return call(updateOffer, { params: { id: offer.id }, body }, options);
    },
    onDone: () => {
      const anew = form.form.getValues('status') === submittedAnew && status.id !== submittedAnew;
      if (!anew || !mayCreate) return goBack();
      const target = { to: '/offer/copy/$id', params: { id: offer.id } };
      void navigate({ ...toNavigate(target), replace: true } as never);
    },
  });
  return (
    <FormPage
      form={form}
      title={offer.name}
      beside={<StatusDot status={status} />}
      onCancel={goBack}
    >
      <Decision offer={offer} />
      {may.edit ? <OfferFields offer={offer} /> : <Closed offer={offer} />}
    </FormPage>
  );
}

function Decision({ offer }: { offer: Offer }) {
  const next = Number(useFormContext().watch('status'));
  const demanded = next !== offer.status.id && needsComment(next);
  return (
    <Section title="Decyzja" help="Odmowa, uzupełnienie i nowa oferta wymagają komentarza.">
      <SelectField name="status" label="Status" options={offerStatuses} required />
      {next === refused && (
        <ChoicePicker
          name="refusalReason"
          label="Powód odmowy"
          source={reasons}
          known={offer.refusalReason ? [offer.refusalReason] : undefined}
        />
      )}
      <TextAreaField
        name="comment"
        label="Komentarz"
        required={demanded}
        maxLength={4000}
        rows={3}
      />
      <OfferCourse comments={offer.comments} />
    </Section>
  );
}

function Closed({ offer }: { offer: Offer }) {
  return (
    <Section title="Oferta" help={offerLocked}>
      <div>
        <OfferFacts offer={offer} />
        {offer.description && <p className={classes.text}>{offer.description}</p>}
        <RecordFiles files={offer.files} />
      </div>
    </Section>
  );
}
