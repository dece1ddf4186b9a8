import {
  type CustomField,
  type CustomRecord,
  type CustomValues,
  customName,
  mayEditCustom,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useMe } from '../calls/session.ts';
import { sourceOf } from '../fields/pickers/record-sources.ts';
import { FieldSection } from '../fields/record-fields.tsx';
import { useFormOfRecord } from '../forms/form-context.tsx';
import { Section } from '../forms/form-page.tsx';
import { inSections, useCustomFields } from './use-custom-fields.ts';

type Of = {
  of: CustomRecord;
  known?: CustomValues | undefined;
  /** Where in the form the record stands: `persons.0.`; the form is the record itself without. */
  at?: string;
};

/** Those that this person may change. */
function useEditable(of: CustomRecord): CustomField[] {
  const { flags } = useMe();
  return useCustomFields(of).filter((field) => mayEditCustom(field, flags));
}

/** The own fields of a record in its form on a page, under their headings. */
export function CustomSections({ of, ...its }: Of) {
  return inSections(useEditable(of)).map(([title, fields]) => (
    <Section key={title} title={title}>
      <Inputs fields={fields} {...its} />
    </Section>
  ));
}

/** The same in a dialog, one after the other. */
export function CustomInputs({ of, ...its }: Of) {
  return <Inputs fields={useEditable(of)} {...its} />;
}

/** What an empty field holds in a form. */
const emptyOf = ({ kind }: CustomField) =>
  kind === 'choices' ? [] : kind === 'text' || kind === 'long' ? '' : null;

type Drawn = Omit<Of, 'of'> & { fields: CustomField[] };

function Inputs({ fields, known, at = '' }: Drawn) {
  const { seed } = useFormOfRecord();
  const nameOf = ({ key }: CustomField) => `${at}${customName(key)}`;
  const names = fields.map(nameOf).join();
  const [seeded, note] = useState('');
  const plant = useEffectEvent(() => {
    seed(Object.fromEntries(fields.map((field) => [nameOf(field), emptyOf(field)])));
    note(names);
  });
  useLayoutEffect(() => {
    if (names !== '') plant();
  }, [names]);
  // Drawn once the form has them: a field that nobody filled is no change of it.
  if (seeded !== names) return null;
  const of = <T,>(part: (field: CustomField) => T) =>
    Object.fromEntries(fields.map((field) => [nameOf(field), part(field)]));
  return (
    <FieldSection
      fields={of(plainField)}
      section="custom"
      own={{} as ComponentProps<typeof FieldSection>['own']}
      sourceOf={sourceOf}
      known={of(({ key }) => known?.[key])}
      help={of(({ help }) => help)}
    />
  );
}
