import { blankFields, formOf } from '@zaplecze/contract/kit/fields/record-fields';
import { tableForm } from '@zaplecze/contract/kit/fields/table-form';
import type { Table, TableEdit } from '@zaplecze/contract/kit/lists/list';
import { Fragment } from 'react';
import { type CallInput, type CallOptions, call } from '../../kit/calls/api.ts';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { sourceOf } from '../choice-sources/index.ts';

/** A row of any table that people write in. */
export type WrittenRow = { id: number; version: number };
export type WrittenTable = Table & { edit: TableEdit };

type Props = { table: WrittenTable; onClose: () => void };

/** The form of a row: the table's columns with a `section`, in their order; null: a new one. */
export function TableForm({ record, ...props }: { record: WrittenRow | null } & Props) {
  return record ? <Edit record={record} {...props} /> : <Add {...props} />;
}

function TableFields({ table: { columns, edit }, known }: { table: WrittenTable; known?: object }) {
  const sections = new Set(Object.values(columns).flatMap(({ section }) => section ?? []));
  return [...sections].map((section) => (
    <Fragment key={section}>
      <FieldSection
        {...{ fields: columns, section, sourceOf }}
        own={{} as never}
        known={known as Record<string, unknown> | undefined}
        help={edit.help ?? {}}
      />
    </Fragment>
  ));
}

function Add({ table, onClose }: Props) {
  const { create, words } = table.edit;
  const form = useRecordForm({
    schema: tableForm(table.columns),
    defaults: blankFields(table.columns),
    send: (body: object, options: CallOptions) =>
      call(create, { body } as CallInput<typeof create>, options),
    onDone: onClose,
    done: words.added,
  });
  return (
    <FormModal form={form} title={words.add} size={720} onClose={onClose}>
      <TableFields table={table} />
    </FormModal>
  );
}

function Edit({ table, record, onClose }: { record: WrittenRow } & Props) {
  const { update, words } = table.edit;
  const form = useRecordForm({
    schema: tableForm(table.columns),
    record: formOf(table.columns, record as never),
    version: record.version,
    send: (body: object, options: CallOptions) =>
      call(update, { params: { id: record.id }, body } as CallInput<typeof update>, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={words.edit} size={720} onClose={onClose}>
      <TableFields table={table} known={record} />
    </FormModal>
  );
}
