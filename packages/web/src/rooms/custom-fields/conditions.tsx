import {
  type CustomOnly,
  type CustomRecord,
  type CustomScope,
  scopeFields,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { customScopeWords, customStages } from '@zaplecze/contract/rooms/custom-fields/lists';
import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { dictionarySource } from '../../kit/fields/pickers/record-sources.ts';
import { fixedSource, type Source } from '../../kit/fields/pickers/source.ts';
import { serviceDefinitionSource } from '../catalog/index.ts';
import { FoldedPart } from './folded-part.tsx';

const sources: Record<CustomScope, () => Source> = {
  projectType: () => dictionarySource('projectType'),
  service: () => serviceDefinitionSource,
  company: () => dictionarySource('company'),
  documentType: () => dictionarySource('documentType'),
  issueType: () => fixedSource('issueTypes', issueTypes),
};

/** Of which records of a kind a field is asked, and from which status on it has to be there; of all and never, unless said. */
export function Conditions({ record, isWorked }: { record: CustomRecord; isWorked: boolean }) {
  const { watch } = useFormContext<{ only?: CustomOnly; requiredFrom?: number | null }>();
  const { only = {}, requiredFrom } = watch();
  const scopes = Object.keys(scopeFields[record] ?? {}) as CustomScope[];
  const stages = isWorked ? [] : (customStages[record] ?? []);
  if (scopes.length + stages.length === 0) return null;
  const count = Object.values(only).reduce((sum, ids) => sum + (ids?.length ?? 0), 0);
  const stage = stages.find(({ id }) => id === requiredFrom);
  return (
    <FoldedPart
      title={isWorked ? 'Gdzie stoi' : 'Kiedy pytać'}
      names={['only', 'requiredFrom']}
      now={[
        count === 0
          ? isWorked
            ? 'wszędzie'
            : 'zawsze'
          : `${countWords(count, 'warunek', 'warunki', 'warunków')}`,
        stage && `wymagane od statusu „${stage.name}”`,
      ]}
    >
      {scopes.map((scope, at) => (
        <RecordMultiPicker
          key={scope}
          name={`only.${scope}`}
          label={customScopeWords[scope]}
          source={sources[scope]()}
          help={
            // Once for all of them.
            at === scopes.length - 1 &&
            'Puste: dla wszystkich. Gdzie nie dotyczy, pole jest schowane, a wartość zostaje.'
          }
        />
      ))}
      {stages.length > 0 && (
        <SelectField
          name="requiredFrom"
          label="Wymagane od statusu"
          help="Zapytamy, gdy ktoś zmienia status na ten albo dalszy."
          options={stages}
          clearable
        />
      )}
    </FoldedPart>
  );
}
