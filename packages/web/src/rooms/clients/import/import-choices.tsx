import type { ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { PickMany } from '../../../kit/fields/pickers/record-multi-picker.tsx';
import { PickOne } from '../../../kit/fields/pickers/record-picker.tsx';
import { Select } from '../../../kit/fields/select.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { dictionarySource, peopleSource, provinceSource } from '../../choice-sources/index.ts';

const services = dictionarySource('projectType');
const tags = dictionarySource('tag');
const statuses = clientStatuses.map(({ id, name }) => ({ value: String(id), label: name }));

/** Choices made once for the whole file. */
export function ImportChoices({
  settings,
  errors,
  missing,
  onChange,
}: {
  settings: ImportSettings;
  /** Refusals of the server, by field. */
  errors: Record<string, string>;
  /** Fields that nothing gives so far. */
  missing: readonly string[];
  onChange: (changes: Partial<ImportSettings>) => void;
}) {
  const { instead } = settings;
  const change = (changes: Partial<ImportSettings['instead']>) =>
    onChange({ instead: { ...instead, ...changes } });
  const errorOf = (field: keyof ImportSettings['instead']) =>
    errors[`instead.${field}`] ??
    (missing.includes(field) ? 'Wybierz tutaj albo wskaż kolumnę pliku' : undefined);
  return (
    <>
      <PickMany
        label="Opiekunowie"
        source={peopleSource}
        value={instead.clientService}
        error={errorOf('clientService')}
        onPick={(clientService) => change({ clientService })}
      />
      <PickMany
        label="Usługi"
        source={services}
        value={instead.projectTypes}
        error={errorOf('projectTypes')}
        onPick={(projectTypes) => change({ projectTypes })}
      />
      <Row>
        <Select
          label="Status"
          placeholder="Wybierz…"
          data={statuses}
          value={instead.status === null ? null : String(instead.status)}
          error={errorOf('status')}
          clearable
          clearButtonProps={{ 'aria-label': 'Wyczyść status' }}
          onChange={(value) => change({ status: value === null ? null : Number(value) })}
          comboboxProps={{ shadow: 'sm' }}
        />
        <PickOne
          label="Województwo"
          source={provinceSource}
          value={instead.province}
          error={errorOf('province')}
          onPick={(province) => change({ province })}
        />
      </Row>
      <PickMany
        label="Tagi"
        description="Dodane każdemu klientowi z pliku, na przykład po to, by łatwo ich odnaleźć."
        source={tags}
        value={settings.tags}
        error={errors.tags}
        onPick={(chosen) => onChange({ tags: chosen })}
      />
    </>
  );
}
