import { same } from '@zaplecze/contract/kit/values/merge';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import type { DraftBody } from '@zaplecze/contract/rooms/drafts/calls';
import { largestDraft, storableValues } from '@zaplecze/contract/rooms/drafts/lists';
import { get, set } from 'react-hook-form';
import { shownFields } from '../conflicts/shown-fields.ts';
import type { AnyRecordForm } from '../use-record-form.ts';
import type { FormPlace } from './form-place.ts';

type Values = Record<string, never>;
const plain = (value: unknown) => storableValues(JSON.parse(JSON.stringify(value ?? {})) as Values);

/**
 * Takes the files that were chosen here out of `values`: they are nobody's before the form is saved.
 *
 * @returns those that were among the values, without any that was chosen and let go
 */
function takeChosen(values: Values, chosen: Map<string, FileRef[]>): FileRef[] {
  return [...chosen].flatMap(([name, files]) => {
    const value: unknown = get(values, name);
    const taken = files.filter(({ id }) => [value].flat().includes(id));
    const ids = taken.map(({ id }) => id);
    if (Array.isArray(value))
      set(
        values,
        name,
        value.filter((id) => !ids.includes(id)),
      );
    else if (taken.length > 0) set(values, name, null);
    return taken;
  });
}

/** What a record is called in the list of drafts: 'Dodaj klienta: Drukarnia Żagiel'. */
function titleOf({ heading }: FormPlace, isNew: boolean, words: string): string {
  const [first = ''] = words
    .split('\n')
    .map((line) => line.slice(line.indexOf(': ') + 1).trim())
    .filter((line) => line !== 'tak' && line !== '' && line !== heading);
  const about = isNew || heading.startsWith('Edytuj') ? heading : `Zmiany: ${heading}`;
  return (isNew || about === heading ? [about, first] : [about])
    .filter(Boolean)
    .join(': ')
    .slice(0, 300);
}

export type Writer = { key: string; writer: string; revision: number | null };

/**
 * What a form's draft is; null when nothing was typed that a draft may have. `element` is gone when the form has just been
 * taken away: `words` are those of before.
 */
export function draftBody(
  form: AnyRecordForm,
  place: FormPlace,
  { element, words: before, own }: { element: HTMLElement | null; words: string; own: Writer },
): DraftBody | null {
  const begun = form.begun();
  const values = plain(form.form.getValues());
  const files = takeChosen(values, form.chosen).map(({ fileName }) => fileName.slice(0, 300));
  const base = begun && plain(begun.base);
  const initial = base ?? plain(form.form.formState.defaultValues);
  if (same(values, initial) && files.length === 0) return null;
  const words = element ? shownFields(element) : before;
  const content = { values, base, version: begun?.version ?? null, words, files };
  return {
    ...{ form: place.form, place: place.place },
    title: titleOf(place, begun === null, words) || 'Formularz',
    content: { ...content, files: files.slice(0, 100), steps: place.steps },
    ...{ writer: own.writer, revision: own.revision },
  };
}

/** Whether the account takes it. */
export const isTooLong = (body: DraftBody) => JSON.stringify(body.content).length > largestDraft;
