import { type CustomRecord, customRecordNames } from '@zaplecze/contract/kit/fields/custom-fields';
import { builtInParts } from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import {
  type CustomDefinition,
  createCustomField,
  listCustomDefinitions,
  updateCustomField,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import {
  customFieldChanges,
  customFieldCollections,
  customFieldForm,
  scopesApart,
} from '@zaplecze/contract/rooms/custom-fields/forms';
import {
  formulaInWords,
  mayBeWorked,
  workedWords,
} from '@zaplecze/contract/rooms/custom-fields/formulas';
import { customKindWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import { customFieldHistory } from '@zaplecze/contract/rooms/history/calls';
import { Button } from '../../kit/buttons/button.tsx';
import { call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useLeaving } from '../../kit/dialogs/modal.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { HistoryPanel } from '../history/index.ts';
import { DefinitionFields } from './definition-fields.tsx';
import { KindField } from './kind-field.tsx';

type Place = {
  record: CustomRecord;
  field: CustomDefinition | undefined;
  onTurn: (field: CustomDefinition) => void;
  onClose: () => void;
};

/** A new field, or the description of one that there is. */
export function CustomFieldForm({ field, ...place }: Place) {
  return field ? <Change {...place} field={field} /> : <Add {...place} />;
}

function Add({ record, onClose }: Pick<Place, 'record' | 'onClose'>) {
  const form = useRecordForm({
    schema: customFieldForm,
    defaults: {
      ...{ record, kind: 'text', label: '', help: '', section: '', unit: '', key: '' },
      ...{ options: [], required: false, sees: 'everyone', edits: 'everyone', personal: false },
      copied: true,
      purpose: '',
      ...{ initial: null, unique: false, only: scopesApart({}), requiredFrom: null, formula: null },
    },
    send: (body, options) => call(createCustomField, { body }, options),
    onDone: onClose,
    done: 'Pole dodane',
  });
  const kind = form.form.watch('kind');
  return (
    <FormModal form={form} title={`Dodaj pole: ${customRecordNames[record]}`} onClose={onClose}>
      <TextField name="label" label="Nazwa pola" required maxLength={60} autoFocus />
      <KindField />
      <DefinitionFields record={record} kind={kind} />
    </FormModal>
  );
}

function Change({
  field,
  onTurn,
  onClose,
}: Pick<Place, 'onTurn' | 'onClose'> & { field: CustomDefinition }) {
  const { id, version, kind, key, label } = field;
  const all = useApi(listCustomDefinitions, {}).data?.list ?? [];
  const named = [
    ...all.filter(({ record }) => record === field.record),
    ...builtInParts(field.record),
  ];
  const isWorked = field.formula !== null && mayBeWorked(kind);
  const form = useRecordForm({
    schema: customFieldChanges,
    record: {
      ...{ label, help: field.help, section: field.section, unit: field.unit },
      purpose: field.purpose,
      options: field.options.map(({ id, name, color, initial }) => ({ id, name, color, initial })),
      ...{ required: field.required, sees: field.sees, edits: field.edits },
      ...{ personal: field.personal, copied: field.copied },
      ...{ initial: field.initial, unique: field.unique },
      formula: field.formula && formulaInWords(field.formula, named),
      ...{ only: scopesApart(field.only), requiredFrom: field.requiredFrom, successors: {} },
    },
    collections: customFieldCollections,
    version,
    fromRow: true,
    send: (body, options) => call(updateCustomField, { params: { id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal
      form={form}
      title={`Edytuj pole: ${label}`}
      onClose={onClose}
      beside={
        // What is worked out stays of the kind that its formula gives.
        field.formula === null && <TurnButton field={field} onTurn={onTurn} onClose={onClose} />
      }
    >
      <TextField
        name="label"
        label="Nazwa pola"
        required
        maxLength={60}
        help={`${isWorked ? workedWords[kind] : customKindWords[kind]}, klucz „${key}”. Zmiana nazwy niczego nie gubi.`}
      />
      <DefinitionFields record={field.record} kind={kind} field={field} />
      <HistoryPanel endpoint={customFieldHistory} id={id} />
    </FormModal>
  );
}

/** Another dialog takes the place of this one. */
function TurnButton({
  field,
  onTurn,
  onClose,
}: Pick<Place, 'onTurn' | 'onClose'> & { field: CustomDefinition }) {
  const leave = useLeaving();
  const turn = () => {
    onClose();
    onTurn(field);
  };
  return (
    <Button variant="default" onClick={() => leave(turn)}>
      Zmień rodzaj
    </Button>
  );
}
