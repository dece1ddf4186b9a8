import '../../kit/first-screen/styles-forms.ts';
import { Button } from '@mantine/core';
import type { FieldKind, Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import { namesIn } from '@zaplecze/contract/kit/fields/record-fields';
import {
  getInstallation,
  type InstallationAnswer,
  saveInstallation,
} from '@zaplecze/contract/rooms/settings/calls';
import {
  environmentOf,
  installationFields,
  type SecretName,
} from '@zaplecze/contract/rooms/settings/fields';
import {
  installationChanges,
  installationFormOf,
  noInstallation,
} from '@zaplecze/contract/rooms/settings/forms';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { useFresh } from '../../kit/calls/use-api.ts';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { PasswordField } from '../../kit/fields/text-fields.tsx';
import { ConflictDialog } from '../../kit/forms/conflicts/conflict-dialog.tsx';
import { FormDraft } from '../../kit/forms/drafts/form-draft.tsx';
import { ErrorSummary } from '../../kit/forms/error-summary.tsx';
import { RecordFormProvider } from '../../kit/forms/form-context.tsx';
import { FormElement } from '../../kit/forms/form-element.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './settings.module.css';

type FieldName = keyof typeof installationFields;
export type GroupSection = (typeof installationFields)[FieldName]['section'];
type Secret = { name: SecretName; label: string };

type Group = {
  section: GroupSection;
  /** Which fields share a line. */
  beside?: { [N in FieldName]?: FieldName };
  /** A secret stands beside the field of its account, or below all. */
  secrets: (Secret & { beside?: FieldName })[];
  help?: { [N in FieldName | SecretName]?: ReactNode };
  /** Buttons beside the one that saves. */
  acts?: ReactNode;
};

/** The fields of one group of settings in their own form, in place; what the environment gives has words instead. */
export function GroupForm(props: Group) {
  const { data, error, refetch } = useFresh(getInstallation, {});
  const [saved, setSaved] = useState<{ answer: InstallationAnswer; times: number } | null>(null);
  if (error || !data) return <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />;
  // Each saving begins a form anew, which asks about what is typed after it.
  return (
    <Form
      key={saved?.times ?? 0}
      {...props}
      answer={saved?.answer ?? data}
      onSaved={(answer) => setSaved({ answer, times: (saved?.times ?? 0) + 1 })}
    />
  );
}

function Form(
  props: Group & {
    answer: InstallationAnswer;
    onSaved: (answer: InstallationAnswer) => void;
  },
) {
  const { section, answer, onSaved, beside = {}, secrets, help = {}, acts } = props;
  const { installation, environment } = answer;
  const isOwn = (name: FieldName | SecretName) =>
    !environment.some((one) => one === environmentOf(name));
  const all = namesIn(installationFields as Fields<GroupSection>, section) as FieldName[];
  const names = all.filter(isOwn);
  const ownSecrets = secrets.filter(({ name }) => isOwn(name));
  const environmentNames = [
    ...new Set([...all, ...secrets.map(({ name }) => name)].filter((name) => !isOwn(name))),
  ].map(environmentOf);
  const fieldNames = [...names, ...ownSecrets.map(({ name }) => name)];
  const whole = installationFormOf(installation);
  const element = useRef<HTMLFormElement>(null);
  const form = useRecordForm({
    schema: installationChanges,
    record: Object.fromEntries(fieldNames.map((name) => [name, whole[name]])),
    version: installation?.version ?? noInstallation,
    send: (body, options) => call(saveInstallation, { body }, options),
    onDone: (saved?: InstallationAnswer) => {
      if (saved) onSaved(saved);
    },
    done: 'Ustawienia zapisane',
  });
  const secretField = ({ name, label }: Secret) => (
    <PasswordField
      key={name}
      name={name}
      label={label}
      autoComplete="new-password"
      help={
        help[name] ??
        (installation?.secrets.includes(name)
          ? 'Zapisane, zaszyfrowane. Wpisz tylko, żeby zmienić.'
          : 'Przechowujemy je zaszyfrowane.')
      }
    />
  );
  const pairs = Object.entries(beside).filter(
    ([one, other]) => names.includes(one as FieldName) && names.includes(other),
  );
  const withSecrets = ownSecrets
    .filter((one) => one.beside !== undefined && names.includes(one.beside))
    .map((one) => [one.beside, { shown: secretField(one) }]);
  return (
    <RecordFormProvider form={form}>
      <FormElement ref={element} className={classes.form} onSend={() => void form.submit()}>
        <FormDraft />
        {environmentNames.length > 0 && (
          <p className={classes.text}>
            Resztę podaje środowisko serwera: {[...new Set(environmentNames)].join(', ')}.
          </p>
        )}
        <FieldSection
          fields={
            Object.fromEntries(names.map((name) => [name, installationFields[name]])) as Fields<
              GroupSection,
              Exclude<
                FieldKind,
                'picture' | 'secret' | 'roles' | 'rich' | 'files' | 'province' | 'nip'
              >
            >
          }
          section={section}
          beside={Object.fromEntries([...pairs, ...withSecrets])}
          own={{}}
          help={help}
        />
        {ownSecrets.filter((one) => one.beside === undefined).map(secretField)}
        <ErrorSummary short />
        <div className={classes.acts}>
          {fieldNames.length > 0 && (
            <Button type="submit" loading={form.sending}>
              Zapisz
            </Button>
          )}
          {acts}
        </div>
      </FormElement>
      <ConflictDialog of={element} />
    </RecordFormProvider>
  );
}
