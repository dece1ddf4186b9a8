import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  type CustomDefinition,
  customFieldUses,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { call } from '../../kit/calls/api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';

type Uses = Answer<typeof customFieldUses>;

const quoted = (names: readonly string[], count: number) =>
  `${names.join(', ')}${count > names.length ? ' i inne' : ''}`;

/** What goes on without a field that goes away: formulas, views of lists, tasks that ask for it. */
function leaningOn({ views, list, formulas, tasks, asking }: Uses): (string | false)[] {
  const viewNames = list.map(({ name, owner }) => `„${name}” (${owner})`);
  const taskNames = asking.map(({ name }) => `„${name}”`);
  return [
    formulas.length > 0 &&
      `Bez niego wyliczą się na nowo: ${formulas.map(({ name }) => `„${name}”`).join(', ')}.`,
    tasks > 0 && `Nie poproszą o nie przed zamknięciem zadania: ${quoted(taskNames, tasks)}.`,
    views > 0 && `Pokażą listę bez niego zapisane widoki: ${quoted(viewNames, views)}.`,
  ];
}

const inWords = (sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');

/** Tells what leans on a field before it is archived; of one that nothing does nobody is asked. */
export async function askToArchive(
  { id, label }: CustomDefinition,
  archive: () => void,
): Promise<void> {
  const uses = await call(customFieldUses, { params: { id } });
  const { records } = uses;
  const leaning = inWords(leaningOn(uses));
  if (records === 0 && leaning === '') return archive();
  const valuesStay =
    records > 0 &&
    `Wartości zostaną: ma je ${countWords(records, 'rekord', 'rekordy', 'rekordów')}.`;
  const sure = await confirm({
    title: `Zarchiwizować „${label}”?`,
    text: inWords(['Pole zniknie z formularzy, list i plików.', valuesStay, leaning]),
    yes: 'Archiwizuj',
    danger: false,
  });
  if (sure) archive();
}

/** The question before a field that nobody has filled is deleted, with what leans on it all the same. */
export async function askToRemove(
  { id, label }: CustomDefinition,
  remove: () => void,
): Promise<void> {
  const uses = await call(customFieldUses, { params: { id } });
  const empty = `„${label}”: nikt jeszcze tego pola nie wypełnił.`;
  if (await confirm({ text: inWords([empty, ...leaningOn(uses)]) })) remove();
}
