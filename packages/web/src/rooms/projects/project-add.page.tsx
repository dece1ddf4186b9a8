import { addressOf } from '@zaplecze/contract/addresses';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ServiceDefinition } from '@zaplecze/contract/rooms/catalog/calls';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectCreate } from '@zaplecze/contract/rooms/projects/forms';
import { once } from '@zaplecze/contract/rooms/projects/lists';
import type * as z from 'zod';
import { call } from '../../kit/calls/api.ts';
import type { PickerItem } from '../../kit/fields/pickers/source.ts';
import { FilesField } from '../../kit/files/files.tsx';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { idInAddress, usePageSearch } from '../../kit/navigation/page-place.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { assignmentsOf, planOfDefinition } from './plan/service-plan.ts';
import { ProjectFields } from './project-fields.tsx';
import { OfOffer } from './project-offer.tsx';

/** A link may name the client, or the accepted offer that it is made of: /project/add?offer=7. */
export function ProjectAddPage() {
  const { client, offer } = usePageSearch();
  const from = idInAddress(offer);
  if (from === null) return <ProjectAdd client={idInAddress(client)} />;
  return (
    <OfOffer key={from} id={from}>
      {(created, fitting, only) => (
        <ProjectAdd client={created.client.id} offer={created} fitting={fitting} only={only} />
      )}
    </OfOffer>
  );
}

function ProjectAdd(props: {
  client: number | null;
  offer?: Offer;
  /** Services of the offer's types. */
  fitting?: PickerItem[];
  /** The one among them that fits: chosen already. */
  only?: ServiceDefinition;
}) {
  const { client, offer, fitting = [], only } = props;
  const go = useGo();
  const goBack = useGoBack(offer ? addressOf('offer', { id: offer.id }) : addressOf('projects'));
  const form = useRecordForm({
    schema: projectCreate,
    defaults: {
      name: '',
      client,
      offer: offer?.id ?? null,
      services: only ? [only.id] : [],
      seller: offer?.seller.id ?? null,
      description: '',
      startDate: warsawDay(),
      implementationDate: null,
      unitQuantity: 1,
      unitValue: offer?.value ?? 0,
      recurrent: once,
      recurrentFrom: null,
      recurrentTo: null,
      tasks: only ? blankAssignments(only) : [],
      files: [],
      custom: {},
    },
    send: (body, options) => call(createProject, { body }, options),
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

/** Tasks of a service that nobody is to do yet: in a form this may stand, what is sent has a person. */
const blankAssignments = (service: ServiceDefinition) =>
  assignmentsOf(planOfDefinition(service)) as z.input<typeof projectCreate>['tasks'];

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
