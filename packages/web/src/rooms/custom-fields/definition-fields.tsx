import {
  type CustomKind,
  type CustomRecord,
  customAudience,
  mayBegin,
  mayBeUnique,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { CustomDefinition } from '@zaplecze/contract/rooms/custom-fields/calls';
import { mayBeWorked } from '@zaplecze/contract/rooms/custom-fields/formulas';
import {
  alwaysPersonal,
  customAudienceWords,
  isChoice,
} from '@zaplecze/contract/rooms/custom-fields/lists';
import { useFormContext } from 'react-hook-form';
import { SelectField, SwitchField } from '../../kit/fields/choice-fields.tsx';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { Conditions } from './conditions.tsx';
import { FoldedPart } from './folded-part.tsx';
import { FormulaField } from './formula-field.tsx';
import { OptionRows } from './option-rows.tsx';

const audiences = customAudience.map((id) => ({ id, name: customAudienceWords[id] }));

type Described = { record: CustomRecord; kind: CustomKind; field?: CustomDefinition };

/** What a field says of itself beside its name and kind: first what everybody needs, the rest folded. */
export function DefinitionFields({ record, kind, field }: Described) {
  const { formula = null, unit } = useFormContext<Values>().watch();
  const isWorked = formula !== null && mayBeWorked(kind);
  return (
    <>
      {isWorked && <FormulaField record={record} kind={kind} unit={unit ? String(unit) : null} />}
      {isChoice(kind) && <OptionRows field={field} several={kind === 'choices'} />}
      {kind === 'decimal' && (
        <TextField name="unit" label="Jednostka" maxLength={12} help="Na przykład: km, szt., os." />
      )}
      {!isWorked && (
        <SwitchField
          name="required"
          label="Wymagane"
          help="Pytamy o nie, gdy ktoś dodaje rekord albo zmienia to pole. Starsze rekordy zapisują się bez niego."
        />
      )}
      <InForm record={record} kind={kind} isNew={field === undefined} isWorked={isWorked} />
      <Conditions record={record} isWorked={isWorked} />
      <Access kind={kind} isWorked={isWorked} />
    </>
  );
}

type Values = Partial<Record<keyof CustomDefinition, unknown>>;

type InFormOf = { record: CustomRecord; kind: CustomKind; isNew: boolean; isWorked: boolean };

function InForm({ record, kind, isNew, isWorked }: InFormOf) {
  const { help, section, initial, unique, copied } = useFormContext<Values>().watch();
  const names = ['help', 'section', 'initial', 'unique', 'copied', 'key'] as const;
  return (
    <FoldedPart
      title="W formularzu"
      names={names}
      now={[
        section ? `część „${section}”` : 'część „Pola własne”',
        Boolean(help) && 'z podpowiedzią',
        initial !== null && initial !== '' && initial !== undefined && 'z wartością na początek',
        unique === true && 'bez powtórzeń',
        record === 'project' && !isWorked && copied === false && 'bez następnych okresów',
      ]}
    >
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
      {mayBegin(kind) && !isChoice(kind) && !isWorked && <Initial kind={kind} />}
      {mayBeUnique(kind) && !isWorked && (
        <SwitchField
          name="unique"
          label="Bez powtórzeń"
          help={`Dwa rekordy nie mogą mieć tej samej wartości. ${
            kind === 'phone'
              ? 'Telefony porównujemy tak, jak są wpisane.'
              : 'Wielkość liter, podwójne odstępy i rodzaj kreski nie mają znaczenia.'
          }`}
        />
      )}
      {record === 'project' && !isWorked && unique !== true && (
        <SwitchField
          name="copied"
          label="Przechodzi na następny okres"
          help="Kolejny projekt serii zaczyna z wartością poprzedniego."
        />
      )}
      {isNew && (
        <TextField
          name="key"
          label="Klucz"
          maxLength={40}
          help="Nazwa w API i w plikach. Puste: z nazwy pola. Zostaje na zawsze."
        />
      )}
    </FoldedPart>
  );
}

/** What the form of a new record begins with, typed as the field itself is. */
function Initial({ kind }: { kind: CustomKind }) {
  const label = kind === 'flag' ? 'Na początek „tak”' : 'Wartość na początek';
  const plain = plainField({ kind, label, options: [], required: false, unit: null } as never);
  const fields = { initial: { ...plain, label, section: 'initial' } } as const;
  return (
    <FieldSection
      fields={fields}
      section="initial"
      own={{} as never}
      help={{ initial: 'Wpisana z góry w formularzu nowego rekordu; każdy może ją zmienić.' }}
    />
  );
}

function Access({ kind, isWorked }: { kind: CustomKind; isWorked: boolean }) {
  const { sees, edits, personal } = useFormContext<Values>().watch();
  const isPersonal = personal === true || alwaysPersonal(kind);
  const words = (who: unknown) => customAudienceWords[who as keyof typeof customAudienceWords];
  return (
    <FoldedPart
      title="Dostęp i dane osobowe"
      names={['sees', 'edits', 'personal', 'purpose']}
      now={[
        `widzą: ${words(sees)}`,
        !isWorked && edits !== sees && `zmieniają: ${words(edits)}`,
        isPersonal && 'dane osobowe',
      ]}
    >
      <Row>
        <SelectField
          name="sees"
          label="Kto widzi"
          options={audiences}
          help={isWorked && 'Najwyżej ci, którzy widzą wszystkie pola ze wzoru.'}
        />
        {!isWorked && <SelectField name="edits" label="Kto zmienia" options={audiences} />}
      </Row>
      {!alwaysPersonal(kind) && (
        <SwitchField name="personal" label="Dane osobowe" help="Mówi coś o osobie spoza firmy." />
      )}
      {isPersonal && (
        <TextField
          name="purpose"
          label="Po co te dane"
          maxLength={200}
          help="Stanie w rejestrze czynności przetwarzania. Na przykład: zgłoszenie do ZUS."
        />
      )}
    </FoldedPart>
  );
}
