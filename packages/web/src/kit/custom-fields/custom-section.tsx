import {
  type CustomRecord,
  type CustomValues,
  customName,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { ComponentProps } from 'react';
import { useMe } from '../calls/session.ts';
import { sourceOf } from '../fields/pickers/record-sources.ts';
import { FieldSection } from '../fields/record-fields.tsx';
import { Section } from '../forms/form-page.tsx';
import { fieldsOf, inSections, useCustomFields } from './use-custom-fields.ts';

/** The own fields of a record in its form, under their headings; those that this person may not change are left out. */
export function CustomSections({
  of,
  known,
}: {
  of: CustomRecord;
  known?: CustomValues | undefined;
}) {
  const { flags } = useMe();
  const fields = useCustomFields(of).filter((field) => mayEditCustom(field, flags));
  return inSections(fields).map(([title, own]) => (
    <Section key={title} title={title}>
      <FieldSection
        fields={fieldsOf(own)}
        section="custom"
        own={{} as ComponentProps<typeof FieldSection>['own']}
        sourceOf={sourceOf}
        known={Object.fromEntries(own.map(({ key }) => [customName(key), known?.[key]]))}
        help={Object.fromEntries(own.map(({ key, help }) => [customName(key), help]))}
      />
    </Section>
  ));
}
