import { roleNames, roles } from '@zaplecze/contract/permissions';
import { documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
import type { RecordSettings } from '@zaplecze/contract/rooms/imports/calls';
import {
  fieldsOf,
  type ImportFieldInfo,
  type NamedBy,
  type RecordField,
} from '@zaplecze/contract/rooms/imports/fields';
import type { ImportKind } from '@zaplecze/contract/rooms/imports/lists';
import { issueStatuses, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { PickMany } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { PickOne } from '../../kit/fields/pickers/record-picker.tsx';
import type { Source } from '../../kit/fields/pickers/source.ts';
import { Select } from '../../kit/fields/select.tsx';
import { serviceDefinitionSource } from '../catalog/index.ts';
import { clientSource, dictionarySource, peopleSource } from '../choice-sources/index.ts';

const sources: Partial<Record<NamedBy, Source>> = {
  client: clientSource,
  people: peopleSource,
  service: serviceDefinitionSource,
  projectType: dictionarySource('projectType'),
  company: dictionarySource('company'),
  department: dictionarySource('department'),
  position: dictionarySource('position'),
  documentType: dictionarySource('documentType'),
};

const lists: Partial<Record<NamedBy, readonly { id: number; name: string }[]>> = {
  documentStatus: documentStatuses,
  issueStatus: issueStatuses,
  issueType: issueTypes,
  interval: intervals,
  role: roles.flatMap((role, id) => (role === 'ROLE_ADMIN' ? [] : [{ id, name: roleNames[role] }])),
};

type Instead = RecordSettings['instead'];

/** Choices made once for the whole file. */
export function RecordChoices({
  kind,
  settings: { instead },
  errors,
  missing,
  onChange,
}: {
  kind: ImportKind;
  settings: RecordSettings;
  /** Refusals of the server, by field. */
  errors: Record<string, string>;
  /** Fields that nothing gives so far. */
  missing: readonly string[];
  onChange: (instead: Instead) => void;
}) {
  return (
    <>
      {fieldsOf(kind)
        .filter((field) => field.instead)
        .map((field) => {
          const key = field.key as RecordField;
          const lacks = missing.includes(key)
            ? 'Wybierz tutaj albo wskaż kolumnę pliku'
            : undefined;
          return (
            <Choice
              key={key}
              field={field}
              value={instead[key] ?? []}
              error={errors[`instead.${key}`] ?? lacks}
              onPick={(ids) => {
                const { [key]: _before, ...rest } = instead;
                onChange(ids.length > 0 ? { ...rest, [key]: ids } : rest);
              }}
            />
          );
        })}
    </>
  );
}

function Choice({
  field: { name, is, of = 'people' },
  value,
  error,
  onPick,
}: {
  field: ImportFieldInfo;
  value: number[];
  error: string | undefined;
  onPick: (ids: number[]) => void;
}) {
  const source = sources[of];
  const [only = null] = value;
  if (source && is === 'names') {
    return <PickMany label={name} source={source} value={value} error={error} onPick={onPick} />;
  }
  if (source) {
    const pick = (id: number | null) => onPick(id === null ? [] : [id]);
    return <PickOne label={name} source={source} value={only} error={error} onPick={pick} />;
  }
  return (
    <Select
      label={name}
      placeholder="Wybierz…"
      data={(lists[of] ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
      value={only === null ? null : String(only)}
      error={error}
      clearable
      clearButtonProps={{ 'aria-label': `Wyczyść: ${name}` }}
      onChange={(next) => onPick(next === null ? [] : [Number(next)])}
      comboboxProps={{ shadow: 'sm' }}
    />
  );
}
