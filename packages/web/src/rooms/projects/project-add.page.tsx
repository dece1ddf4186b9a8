import { useNavigate, useSearch } from '@tanstack/react-router';
import { createProject } from '@zaplecze/contract/projects';
import { projectCreate } from '@zaplecze/contract/projects.forms';
import { call } from '../../kit/api.ts';
import { FilesField } from '../../kit/files.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { useGoBack } from '../../kit/use-go-back.ts';
import { ProjectFields } from './project-fields.tsx';
import { timeOf } from './project-values.ts';

/** A link may name the client and the accepted offer: /project/add?client=5&offer=7. */
export function ProjectAddPage() {
  const navigate = useNavigate();
  const goBack = useGoBack('/project');
  const { client, offer } = useSearch({ strict: false }) as Record<string, string | undefined>;
  const given = (id: string | undefined) => (/^\d+$/.test(id ?? '') ? Number(id) : null);
  const form = useRecordForm({
    schema: projectCreate,
    defaults: {
      name: '',
      client: given(client) as never,
      offer: given(offer),
      services: [],
      seller: null,
      description: '',
      implementationDate: null,
      unitQuantity: 1,
      unitValue: 0,
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
    <FormPage form={form} title="Tworzenie nowego projektu" onCancel={goBack}>
      <ProjectFields files={<FilesField name="files" label="Pliki" />} />
    </FormPage>
  );
}
