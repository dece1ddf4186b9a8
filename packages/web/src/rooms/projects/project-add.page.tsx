import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Offer } from '@zaplecze/contract/offers';
import { createProject } from '@zaplecze/contract/projects';
import { projectCreate } from '@zaplecze/contract/projects.forms';
import { call } from '../../kit/api.ts';
import { FilesField } from '../../kit/files.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { AppLink } from '../../kit/link.tsx';
import type { Item } from '../../kit/source.ts';
import { useGoBack } from '../../kit/use-go-back.ts';
import { OfOffer } from './of-offer.tsx';
import { ProjectFields } from './project-fields.tsx';
import { timeOf } from './project-values.ts';

/** A link may name the client, or the accepted offer that it is made of: /project/add?offer=7. */
export function ProjectAddPage() {
  const { client, offer } = useSearch({ strict: false }) as Record<string, string | undefined>;
  const given = (id: string | undefined) => (/^\d+$/.test(id ?? '') ? Number(id) : null);
  const from = given(offer);
  if (from === null) return <ProjectAdd client={given(client)} />;
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
  fitting?: Item[];
}) {
  const { client, offer, fitting = [] } = props;
  const navigate = useNavigate();
  const goBack = useGoBack(offer ? `/offer/view/${offer.id}` : '/project');
  const [only, ...others] = fitting;
  const form = useRecordForm({
    schema: projectCreate,
    defaults: {
      name: '',
      client: client as never,
      offer: offer?.id ?? null,
      services: only && others.length === 0 ? [only.id] : [],
      seller: offer?.seller.id ?? null,
      description: '',
      implementationDate: null,
      unitQuantity: 1,
      unitValue: offer?.value ?? 0,
      recurrent: 0,
      recurrentFrom: null,
      recurrentTo: null,
      tasks: [],
      files: [],
    },
    send: (body, options) => call(createProject, { body: { ...body, ...timeOf(body) } }, options),
    onDone: () => void navigate({ to: '/project' } as never),
    done: 'Projekt utworzony',
  });
  return (
    <FormPage
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
      <AppLink to="/offer/view/$id" params={{ id }} newTab>
        {name}
      </AppLink>
    </span>
  );
}
