import type { ImportColumn } from '@zaplecze/contract/kit/calls/imports';
import { fieldsOf, type ImportedField } from '@zaplecze/contract/rooms/imports/fields';
import { type ImportKind, importKindInfo } from '@zaplecze/contract/rooms/imports/lists';
import { useCustomColumns } from '../../kit/custom-fields/described.ts';

export type FieldColumn = ImportColumn<ImportedField>;

/** What columns of files of a kind may be: fields that all companies have, then own ones. */
export function useImportedFields(kind: ImportKind): readonly FieldColumn[] {
  const own = useCustomColumns(importKindInfo[kind].custom);
  return [...(fieldsOf(kind) as readonly FieldColumn[]), ...own];
}
