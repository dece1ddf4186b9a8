import { ActionIcon } from '@mantine/core';
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import {
  type CustomRecord,
  customAudience,
  customRecordNames,
} from '@zaplecze/contract/kit/fields/custom-fields';
import {
  type CustomDefinition,
  createCustomField,
  updateCustomField,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { customFieldChanges, customFieldForm } from '@zaplecze/contract/rooms/custom-fields/forms';
import {
  alwaysPersonal,
  customAudienceWords,
  customKindWords,
  isChoice,
} from '@zaplecze/contract/rooms/custom-fields/lists';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { call } from '../../kit/calls/api.ts';
import { ColorField, SelectField, SwitchField } from '../../kit/fields/choice-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { FormPart } from '../../kit/forms/form-part.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import classes from './custom-fields.module.css';

type Place = { record: CustomRecord; field: CustomDefinition | undefined; onClose: () => void };
type Option = { id?: number; name: string; color: string };

const named = <K extends string>(words: Record<K, string>) =>
  (Object.entries(words) as [K, string][]).map(([id, name]) => ({ id, name }));

const kinds = named(customKindWords);
const audiences = customAudience.map((id) => ({ id, name: customAudienceWords[id] }));

/** Colours that new choices get one after the other; each can be changed. */
const colors = ['#1971C2', '#2F9E44', '#F08C00', '#9C36B5', '#0B6E75', '#C2255C', '#868E96'];

/** A new field, or the description of one that there is. */
export function CustomFieldForm({ field, ...place }: Place) {
  return field ? <Change {...place} field={field} /> : <Add {...place} />;
}

function Add({ record, onClose }: Omit<Place, 'field'>) {
  const form = useRecordForm({
    schema: customFieldForm,
    defaults: {
      ...{ record, kind: 'text', label: '', help: '', section: '', unit: '', key: '' },
      ...{ options: [], required: false, sees: 'everyone', edits: 'everyone', personal: false },
      copied: true,
    },
    send: (body, options) => call(createCustomField, { body }, options),
    onDone: onClose,
    done: 'Pole dodane',
  });
  const kind = form.form.watch('kind');
  return (
    <FormModal form={form} title={`Dodaj pole: ${customRecordNames[record]}`} onClose={onClose}>
      <TextField name="label" label="Nazwa pola" required maxLength={60} autoFocus />
      <SelectField
        name="kind"
        label="Rodzaj"
        options={kinds}
        required
        help="Rodzaj zostaje na zawsze."
      />
      <Details kind={kind} record={record} />
      <TextField
        name="key"
        label="Klucz"
        maxLength={40}
        help="Nazwa w API i w plikach. Puste: z nazwy pola. Zostaje na zawsze."
      />
    </FormModal>
  );
}

function Change({ field, onClose }: { field: CustomDefinition; onClose: () => void }) {
  const { id, version, kind, key, label } = field;
  const form = useRecordForm({
    schema: customFieldChanges,
    record: {
      ...{ label, help: field.help, section: field.section, unit: field.unit },
      options: field.options.map(({ id, name, color }) => ({ id, name, color })),
      ...{ required: field.required, sees: field.sees, edits: field.edits },
      ...{ personal: field.personal, copied: field.copied, successors: {} },
    },
    collections: { options: { kind: 'order' } },
    version,
    fromRow: true,
    send: (body, options) => call(updateCustomField, { params: { id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={`Edytuj pole: ${label}`} onClose={onClose}>
      <TextField
        name="label"
        label="Nazwa pola"
        required
        maxLength={60}
        help={`${customKindWords[kind]}, klucz „${key}”. Zmiana nazwy niczego nie gubi.`}
      />
      <Details kind={kind} record={field.record} field={field} />
    </FormModal>
  );
}

function Details({
  kind,
  record,
  field,
}: {
  kind: CustomDefinition['kind'];
  record: CustomRecord;
  field?: CustomDefinition;
}) {
  return (
    <>
      {isChoice(kind) && <Options field={field} />}
      {kind === 'decimal' && (
        <TextField name="unit" label="Jednostka" maxLength={12} help="Na przykład: km, szt., os." />
      )}
      <TextField
        name="help"
        label="Podpowiedź"
        maxLength={300}
        help="Stoi pod polem w formularzu."
      />
      <TextField
        name="section"
        label="Część formularza"
        maxLength={60}
        help="Nagłówek, pod którym stoi z innymi. Puste: „Pola własne”."
      />
      <Row>
        <SelectField name="sees" label="Kto widzi" options={audiences} />
        <SelectField name="edits" label="Kto zmienia" options={audiences} />
      </Row>
      <SwitchField
        name="required"
        label="Wymagane"
        help="Pytamy o nie, gdy ktoś dodaje rekord albo zmienia to pole. Starsze rekordy zapisują się bez niego."
      />
      {record === 'project' && (
        <SwitchField
          name="copied"
          label="Przechodzi na następny okres"
          help="Kolejny projekt serii zaczyna z wartością poprzedniego."
        />
      )}
      {!alwaysPersonal(kind) && (
        <SwitchField name="personal" label="Dane osobowe" help="Mówi coś o osobie spoza firmy." />
      )}
    </>
  );
}

/** The list of a choice: names with colours in their order; of one that records have, what comes instead. */
function Options({ field }: { field: CustomDefinition | undefined }) {
  const { control, formState, watch } = useFormContext<{ options: Option[] }>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'options',
    keyName: 'row',
  });
  const left = watch('options') ?? [];
  const removed =
    field && field.used > 0
      ? field.options.filter(({ id }) => !left.some((one) => one.id === id))
      : [];
  const { options: problem } = formState.errors;
  return (
    <div className={classes.options}>
      {fields.map((row, at) => (
        <div key={row.row} className={classes.option}>
          <ColorField name={`options.${at}.color`} label={`Kolor pozycji ${at + 1}`} hideLabel />
          <TextField
            name={`options.${at}.name`}
            label={`Pozycja ${at + 1}`}
            hideLabel
            maxLength={100}
          />
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={`Przesuń pozycję ${at + 1} wyżej`}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            <IconArrowUp size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={`Usuń pozycję ${at + 1}`}
            onClick={() => remove(at)}
          >
            <IconX size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <FormPart.Error error={problem?.root?.message ?? problem?.message} />
      <div>
        <IconButton
          icon={IconPlus}
          onClick={() =>
            append(
              { name: '', color: colors[fields.length % colors.length] ?? '#1971C2' },
              { focusName: `options.${fields.length}.name` },
            )
          }
        >
          Dodaj pozycję
        </IconButton>
      </div>
      {removed.map(({ id, name }) => (
        <SelectField
          key={id}
          name={`successors.${id}`}
          label={`Zamiast „${name}”`}
          help="Rekordy, które ją mają, dostaną tę. Puste zapyta, jeśli któryś ją ma."
          options={left.flatMap((one) => (one.id ? [{ id: one.id, name: one.name }] : []))}
          clearable
        />
      ))}
    </div>
  );
}
