import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Fields that a company adds to its records (Pola własne, docs/requirements/custom-fields.md). */

export type { CustomChange, CustomDefinition, KindPreview } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('dictionaries');

/** What the caller sees of them, of records that their key reads, in the order of forms; nothing of archived ones. */
export const listCustomFields = endpoint<'listCustomFields'>('GET /customField/list', 'everyone', {
  area: 'any',
});

/** All of them as they are described, with how many records have a value. */
export const listCustomDefinitions = endpoint<'listCustomDefinitions'>(
  'GET /customField/definitions',
  'admin',
);

/** What leans on one: told before it is archived or deleted. */
export const customFieldUses = endpoint<'customFieldUses'>('GET /customField/:id/uses', 'admin');

export const createCustomField = endpoint<'createCustomField'>('POST /customField/create', 'admin');

export const updateCustomField = endpoint<'updateCustomField'>('PATCH /customField/:id', 'admin');

export const orderCustomFields = endpoint<'orderCustomFields'>('POST /customField/order', 'admin');

/** What is wrong with a formula as it is being written, or what it comes to in a record that has its parts. */
export const tryFormula = endpoint<'tryFormula'>('POST /customField/formula', 'admin');

/** What the worked out fields come to that the caller sees, by what stands in a form; nothing is saved. */
export const workOutCustom = endpoint<'workOutCustom'>('POST /customField/worked', 'everyone');

/** One that no record has a value of; others are archived. */
export const removeCustomField = endpoint<'removeCustomField'>('DELETE /customField/:id', 'admin');

/** What would become of the values of one if it were of another kind. */
export const previewCustomKind = endpoint<'previewCustomKind'>(
  'GET /customField/:id/kind',
  'admin',
);

/** Begins to make it another kind; goes on after the answer, beside work. */
export const changeCustomKind = endpoint<'changeCustomKind'>('POST /customField/:id/kind', 'admin');

/** Changes of kind and choices taken out, those that go on and those that can be undone. */
export const listCustomChanges = endpoint<'listCustomChanges'>('GET /customField/changes', 'admin');

/** What would come back, and what has been changed since. */
export const previewCustomUndo = endpoint<'previewCustomUndo'>(
  'GET /customField/change/:id/undo',
  'admin',
);

export const undoCustomChange = endpoint<'undoCustomChange'>(
  'POST /customField/change/:id/undo',
  'admin',
);
