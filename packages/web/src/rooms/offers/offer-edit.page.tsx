import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import {
  createOffer,
  getOffer,
  type Offer,
  updateOffer,
} from '@zaplecze/contract/rooms/offers/calls';
import { offerCollections, offerDecision, offerEdit } from '@zaplecze/contract/rooms/offers/forms';
import {
  needsComment,
  offerLocked,
  offerStatus,
  offerStatuses,
} from '@zaplecze/contract/rooms/offers/lists';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError, type CallOptions, call } from '../../kit/calls/api.ts';
import { useMay } from '../../kit/calls/session.ts';
import { useFresh } from '../../kit/calls/use-api.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { ChoicePicker } from '../../kit/fields/pickers/record-picker.tsx';
import { MentionField } from '../../kit/fields/writing/mention-field.tsx';
import { RecordFiles } from '../../kit/files/files.tsx';
import { FormPage, Section } from '../../kit/forms/form-page.tsx';
import { Needs } from '../../kit/forms/needs-part.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { PageProblem, PendingPage } from '../../kit/navigation/page-problem.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { dictionarySource } from '../choice-sources/index.ts';
import { namedOn } from '../comments/index.ts';
import { OfferCourse } from './offer-course.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferFields } from './offer-fields.tsx';
import { decisionOf, offerValues } from './offer-values.ts';
import classes from './offers.module.css';

const reasons = dictionarySource('refusalReason');

export function OfferEditPage({ id }: ParamsOf<'offerEdit'>) {
  const answer = useFresh(getOffer, { params: { id } });
  const offer = answer.data?.offer;
  if (answer.error || !offer) return <PendingPage answer={answer} back={addressOf('offers')} />;
  if (!offer.may.decide)
    return (
      <PageProblem
        error={new ApiError(403, 'Brak uprawnień')}
        text="Ofertę zmienia jej sprzedawca albo kierownik."
        back={addressOf('offer', { id: offer.id })}
      />
    );
  return <OfferEdit key={offer.id} offer={offer} />;
}

/** Closed offers keep their fields: only status and comment are left to change. */
function OfferEdit({ offer }: { offer: Offer }) {
  const go = useGo();
  const goBack = useGoBack(addressOf('offer', { id: offer.id }));
  const mayCreate = useMay(createOffer);
  usePageTitle(`Edycja: ${offer.name}`);
  const { status, version, may } = offer;
  const schema = useMemo(
    () =>
      (may.edit ? offerEdit(status.id) : offerDecision(status.id)) as ReturnType<typeof offerEdit>,
    [may.edit, status.id],
  );
  // What was decided is no part of an offer that begins again, and its files went with the one that was deleted.
  const createAnew = async (whole: z.output<typeof schema>, options: CallOptions) => {
    const { status: _, comment: __, refusalReason: ___, ...body } = whole;
    const added = body.files.filter((file) => offer.files.every(({ id }) => id !== file));
    const files = added.length > 0 ? added : undefined;
    const { id } = await call(createOffer, { body: { ...body, files } }, options);
    return () => void go(addressOf('offer', { id }), { replace: true });
  };
  const form = useRecordForm({
    schema,
    record: (may.edit ? offerValues(offer) : decisionOf(offer)) as ReturnType<typeof offerValues>,
    version,
    collections: offerCollections,
    send: ({ refusalReason, ...rest }, options) => {
      // A reason picked before another status was chosen is no part of it.
      const isRefused = (rest.status ?? status.id) === offerStatus.refused;
      const body = isRefused && refusalReason !== undefined ? { ...rest, refusalReason } : rest;
      return call(updateOffer, { params: { id: offer.id }, body }, options);
    },
    onDone: () => {
      const anew =
        form.form.getValues('status') === offerStatus.submittedAnew &&
        status.id !== offerStatus.submittedAnew;
      if (!anew || !mayCreate) return goBack();
      void go(addressOf('offerCopy', { id: offer.id }), { replace: true });
    },
    ...(may.edit && mayCreate && { anew: createAnew }),
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
      {next === offerStatus.refused && (
        <>
          <Needs of={['refusalReason']} />
          <ChoicePicker
            name="refusalReason"
            label="Powód odmowy"
            source={reasons}
            known={offer.refusalReason ? [offer.refusalReason] : undefined}
          />
        </>
      )}
      <MentionField
        name="comment"
        label="Komentarz"
        people={namedOn.everybody}
        required={demanded}
        rows={3}
      />
      <OfferCourse offer={offer} />
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
