import {
  type CustomField,
  type CustomRecord,
  type CustomValues,
  customName,
  initialOf,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useMe } from '../calls/session.ts';
import { sourceOf } from '../fields/pickers/record-sources.ts';
import { FieldSection } from '../fields/record-fields.tsx';
import { useFormOfRecord } from '../forms/form-context.tsx';
import { Section } from '../forms/form-page.tsx';
import { inSections, plainFields, useCustomFields } from './use-custom-fields.ts';

type Of = { of: CustomRecord; known?: CustomValues | undefined };

/** Those that this person may change. */
function useEditable(of: CustomRecord): CustomField[] {
  const { flags } = useMe();
  return useCustomFields(of).filter((field) => mayEditCustom(field, flags));
}

/** The own fields of a record in its form on a page, under their headings. */
export function CustomSections({ of, known }: Of) {
  return inSections(useEditable(of)).map(([title, fields]) => (
    <Section key={title} title={title}>
      <Inputs fields={fields} known={known} />
    </Section>
  ));
}

/** The same in a dialog, one after the other. */
export function CustomInputs({ of, known }: Of) {
  return <Inputs fields={useEditable(of)} known={known} />;
}

/** What an empty field holds in a form; of a new record what it begins with. */
function emptyOf(field: CustomField, isNew: boolean) {
  const initial = isNew ? initialOf(field) : null;
  if (initial !== null) return initial;
  return field.kind === 'choices' ? [] : field.kind === 'text' || field.kind === 'long' ? '' : null;
}

function Inputs({ fields, known }: { fields: CustomField[]; known: CustomValues | undefined }) {
  const { seed } = useFormOfRecord();
  const names = fields.map(({ key }) => customName(key)).join();
  const [seeded, note] = useState('');
  const plant = useEffectEvent(() => {
    seed(
      Object.fromEntries(
        fields.map((field) => [customName(field.key), emptyOf(field, known === undefined)]),
      ),
    );
    note(names);
  });
  useLayoutEffect(() => {
    if (names !== '') plant();
  }, [names]);
  // Drawn once the form has them: a field that nobody filled is no change of it.
  if (seeded !== names) return null;
  return <Drawn fields={fields} known={known} />;
}

const Drawn = ({ fields, known }: { fields: CustomField[]; known: CustomValues | undefined }) => (
  <FieldSection
    fields={plainFields(fields)}
    section="custom"
    own={{} as ComponentProps<typeof FieldSection>['own']}
    sourceOf={sourceOf}
    known={Object.fromEntries(fields.map(({ key }) => [customName(key), known?.[key]]))}
    help={Object.fromEntries(fields.map(({ key, help }) => [customName(key), help]))}
  />
);
