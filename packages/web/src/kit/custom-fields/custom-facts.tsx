import {
  type CustomField,
  type CustomRecord,
  type CustomValues,
  customName,
  isAskedOf,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { useMe } from '../calls/session.ts';
import { PartToCome } from '../first-screen/in-order.tsx';
import { SideBox } from '../records/details.tsx';
import { FieldFacts } from '../records/field-facts.tsx';
import type { Editor } from '../records/in-place/editable-fact.tsx';
import { readCustom } from './custom-values.tsx';
import { inSections, plainFields } from './described.ts';
import { useAskedCustomFields } from './use-custom-fields.ts';

type Shown<R> = {
  of: CustomRecord;
  record: R;
  /** The record's own editor, for who may change the record; others see what is filled. */
  editor?: Editor<R> | undefined;
  /** Those alone that this person may not change: the others stand in a form beside them. */
  closed?: boolean;
};
type WithCustom = { custom: CustomValues };

/** Those that stand on a page: for who may fill them all that are asked of the record, and what is filled. */
function useShown<R extends WithCustom>(shown: Shown<R>) {
  const { of, record, editor, closed = false } = shown;
  const { flags } = useMe();
  const isAsked = (field: CustomField) =>
    editor !== undefined &&
    field.formula === null &&
    isAskedOf(field, record as unknown as Record<string, unknown>);
  const { fields = [], isComing } = useAskedCustomFields(of);
  const shownFields = fields.filter(
    (field) =>
      (record.custom[field.key] !== undefined || isAsked(field)) &&
      !(closed && mayEditCustom(field, flags)),
  );
  return { fields: shownFields, isComing };
}

/** The own fields of a record on its page, a box a heading; each is changed where it is read. */
export function CustomFacts<R extends WithCustom>(props: Shown<R>) {
  const { fields, isComing } = useShown(props);
  if (isComing) return <PartToCome />;
  return inSections(fields).map(([title, fields]) => (
    <SideBox key={title} title={title}>
      <Rows {...props} fields={fields} />
    </SideBox>
  ));
}

/** The same among other facts of the record, without headings. */
export function CustomRows<R extends WithCustom>(props: Shown<R>) {
  const { fields, isComing } = useShown(props);
  if (isComing) return <PartToCome />;
  return fields.length > 0 && <Rows {...props} fields={fields} />;
}

function Rows<R extends WithCustom>({
  fields,
  record,
  editor,
}: Shown<R> & { fields: CustomField[] }) {
  const { flags } = useMe();
  const values = {
    ...record,
    ...Object.fromEntries(fields.map(({ key }) => [customName(key), record.custom[key] ?? null])),
  };
  return (
    <FieldFacts
      fields={plainFields(fields)}
      record={values as R & { [name: string]: unknown }}
      editor={editor as Editor<R & { [name: string]: unknown }>}
      fixed={fields
        .filter((field) => !mayEditCustom(field, flags) || !isAskedOf(field, record as never))
        .map(({ key }) => customName(key))}
      own={
        Object.fromEntries(
          fields.map((field) => [
            customName(field.key),
            (value: never) => readCustom(field, value),
          ]),
        ) as never
      }
    />
  );
}
