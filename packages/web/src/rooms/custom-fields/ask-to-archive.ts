import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  type CustomDefinition,
  customFieldUses,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { call } from '../../kit/calls/api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';

/** Tells what leans on a field before it is archived; of one that nothing does nobody is asked. */
export async function askToArchive(
  { id, label }: CustomDefinition,
  archive: () => void,
): Promise<void> {
  const { records, views, list, formulas } = await call(customFieldUses, { params: { id } });
  if (records + views + formulas.length === 0) return archive();
  const valuesStay =
    records > 0 &&
    `Wartości zostaną: ma je ${countWords(records, 'rekord', 'rekordy', 'rekordów')}.`;
  const names = list.map((view) => `„${view.name}” (${view.owner})`).join(', ');
  const more = views > list.length ? ' i inne' : '';
  const leaning = views > 0 && `Pokażą listę bez niego zapisane widoki: ${names}${more}.`;
  const emptied =
    formulas.length > 0 &&
    `Bez niego wyliczą się na nowo: ${formulas.map((field) => `„${field.name}”`).join(', ')}.`;
  const text = ['Pole zniknie z formularzy, list i plików.', valuesStay, emptied, leaning];
  const sure = await confirm({
    title: `Zarchiwizować „${label}”?`,
    text: text.filter(Boolean).join(' '),
    yes: 'Archiwizuj',
    danger: false,
  });
  if (sure) archive();
}
