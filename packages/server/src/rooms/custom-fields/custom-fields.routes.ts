import type { CustomOnly } from '@zaplecze/contract/kit/fields/custom-fields';
import type { FieldOption } from '@zaplecze/contract/kit/fields/field-kinds';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { customFieldRecords } from '@zaplecze/contract/rooms/custom-fields/fields';
import {
  type CustomFieldChanges,
  customFieldCollections,
  customFieldFormOf,
  scopesApart,
} from '@zaplecze/contract/rooms/custom-fields/forms';
import { customStages } from '@zaplecze/contract/rooms/custom-fields/lists';
import { customFieldHistory } from '@zaplecze/contract/rooms/history/calls';
import { findReadableFields } from '../../kit/custom-fields/definitions.queries.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { mergeEdits } from '../changes/index.ts';
import { recordHistory } from '../history/index.ts';
import { customChangeRoutes } from './changes/changes.routes.ts';
import * as queries from './custom-fields.queries.ts';
import * as save from './custom-fields.save.ts';
import { keptFormula } from './formulas/formulas.save.ts';
import { tryFormula, workOutForm } from './formulas/try-formula.ts';
import { findUses } from './uses.queries.ts';

type Apart = Omit<CustomFieldChanges, 'only'> & Partial<Required<CustomOnly>>;

/** The conditions as a description has them, where any were sent. */
function scopesTogether(changes: Apart, { only }: CustomFieldChanges): CustomFieldChanges {
  const { projectType, service, company, documentType, issueType, ...fields } = changes;
  const scopes = { projectType, service, company, documentType, issueType };
  const some = Object.entries(scopes).flatMap(([kind, ids]) => (ids?.length ? [[kind, ids]] : []));
  return { ...fields, ...(only && { only: Object.fromEntries(some) }) };
}

/** What differs in the histories of two fields: the names of statuses, and of fields in formulas. */
const ownWords = ({
  record,
  formulas,
}: queries.FieldDescription & { formulas: FieldOption[] }) => ({
  formula: {
    ...customFieldRecords.customField.formula,
    kind: 'choice',
    options: formulas,
  } as const,
  requiredFrom: {
    label: customFieldRecords.customField.requiredFrom.label,
    kind: 'choice',
    options: customStages[record] ?? [],
  } as const,
});

export const customFieldRoutes = [
  on(contract.listCustomFields, async ({ db, user }) => ({
    list: await findReadableFields(db, user),
  })),
  on(contract.listCustomDefinitions, async ({ db }) => ({
    list: await queries.listDefinitions(db),
  })),
  on(contract.customFieldUses, {
    record: ({ db, params }) => queries.getDefinition(db, params.id),
    handle: ({ db, record }) => findUses(db, record),
  }),
  on(contract.createCustomField, async ({ db, body }) => ({
    id: await save.create(db, {
      ...body,
      formula: await keptFormula(db, body, body.formula),
    }),
  })),
  on(contract.tryFormula, ({ db, body }) => tryFormula(db, body)),
  on(contract.workOutCustom, async ({ db, user, body }) => ({
    list: await workOutForm(db, user.flags, body),
  })),
  on(contract.updateCustomField, {
    record: ({ db, params }) => queries.lockDefinition(db, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: customFieldFormOf(record), collections: customFieldCollections };
      const { only, formula, ...sent } = body;
      const wordsOf = formula === undefined ? {} : await queries.formulasInWords(db, record);
      const edited = { entity: 'customField', id, version, ...rules, wordsOf } as const;
      const changes = await mergeEdits(db, request, edited, {
        ...sent,
        ...(formula !== undefined && {
          formula: await keptFormula(db, record, formula, record.formula),
        }),
        ...(only && scopesApart(only)),
      });
      return { version: await save.update(db, record, scopesTogether(changes, body)) };
    },
  }),
  on(contract.orderCustomFields, ({ db, body }) => save.order(db, body)),
  on(contract.removeCustomField, {
    record: ({ db, params }) => queries.lockDefinition(db, params.id),
    handle: ({ db, record }) => save.remove(db, record),
  }),
  recordHistory(customFieldHistory, {
    source: queries.definitionHistory,
    record: ({ db, params }) => queries.definitionInWords(db, params.id),
    fields: ownWords,
  }),
  ...customChangeRoutes,
];
