import { addressOf } from '@zaplecze/contract/addresses';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectCreate } from '@zaplecze/contract/rooms/projects/forms';
import { once } from '@zaplecze/contract/rooms/projects/lists';
import { call } from '../../kit/calls/api.ts';
import type { PickerItem } from '../../kit/fields/pickers/source.ts';
import { FilesField } from '../../kit/files/files.tsx';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { idInAddress, usePageSearch } from '../../kit/navigation/page-place.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { ProjectFields } from './project-fields.tsx';
import { OfOffer } from './project-offer.tsx';
import { timeOf } from './project-values.ts';

/** A link may name the client, or the accepted offer that it is made of: /project/add?offer=7. */
export function ProjectAddPage() {
  const { client, offer } = usePageSearch();
  const from = idInAddress(offer);
  if (from === null) return <ProjectAdd client={idInAddress(client)} />;
  return (
    <OfOffer key={from} id={from}>
      {(made, fitting) => <ProjectAdd client={made.client.id} offer={made} fitting={fitting} />}
    </OfOffer>
  );
}

function ProjectAdd(props: {
  client: number | null;
  offer?: Offer;
  /** Services of the offer's types. */
  fitting?: PickerItem[];
}) {
  const { client, offer, fitting = [] } = props;
  const go = useGo();
  const goBack = useGoBack(offer ? addressOf('offer', { id: offer.id }) : addressOf('projects'));
  const [only, ...others] = fitting;
  const form = useRecordForm({
    schema: projectCreate,
    defaults: {
      name: '',
      client,
      offer: offer?.id ?? null,
      services: only && others.length === 0 ? [only.id] : [],
      seller: offer?.seller.id ?? null,
      description: '',
      startDate: warsawDay(),
      implementationDate: null,
      unitQuantity: 1,
      unitValue: offer?.value ?? 0,
      recurrent: once,
      recurrentFrom: null,
      recurrentTo: null,
      tasks: [],
      files: [],
    },
    send: (body, options) => call(createProject, { body: { ...body, ...timeOf(body) } }, options),
    onDone: () => void go(addressOf('projects')),
    done: 'Projekt utworzony',
  });
  return (
    <FormPage
      needs={['client', 'serviceDefinition']}
      form={form}
      title="Tworzenie nowego projektu"
      beside={offer && <FromOffer offer={offer} />}
      onCancel={goBack}
    >
      <ProjectFields
        offer={offer}
        fitting={fitting}
        files={<FilesField name="files" label="Pliki" />}
      />
    </FormPage>
  );
}

function FromOffer({ offer: { id, name } }: { offer: Offer }) {
  return (
    <span>
      Z oferty:{' '}
      <AppLink to={addressOf('offer', { id })} newTab>
        {name}
      </AppLink>
    </span>
  );
}
