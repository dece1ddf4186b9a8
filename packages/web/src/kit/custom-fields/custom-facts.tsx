import {
  type CustomRecord,
  type CustomValues,
  customName,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { useMe } from '../calls/session.ts';
import { SideBox } from '../records/details.tsx';
import { FieldFacts } from '../records/field-facts.tsx';
import type { Editor } from '../records/in-place/editable-fact.tsx';
import { shownCustom } from './custom-values.tsx';
import { fieldsOf, inSections, useCustomFields } from './use-custom-fields.ts';

/**
 * The own fields of a record on its page, a box a heading; each is changed where it is read by the record's editor. Who may not
 * change the record sees what is filled.
 */
export function CustomFacts<R extends { custom: CustomValues }>({
  of,
  record,
  editor,
}: {
  of: CustomRecord;
  record: R;
  editor?: Editor<R> | undefined;
}) {
  const { flags } = useMe();
  const fields = useCustomFields(of).filter(
    ({ key }) => editor !== undefined || record.custom[key] !== undefined,
  );
  const values = {
    ...record,
    ...Object.fromEntries(fields.map(({ key }) => [customName(key), record.custom[key] ?? null])),
  };
  return inSections(fields).map(([title, own]) => (
    <SideBox key={title} title={title}>
      <FieldFacts
        fields={fieldsOf(own)}
        record={values as R & { [name: string]: unknown }}
        editor={editor as Editor<R & { [name: string]: unknown }>}
        fixed={own
          .filter((field) => !mayEditCustom(field, flags))
          .map(({ key }) => customName(key))}
        own={
          Object.fromEntries(
            own.map((field) => [customName(field.key), (value: never) => shownCustom(field, value)]),
          ) as never
        }
      />
    </SideBox>
  ));
}
