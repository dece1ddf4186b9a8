import { countWords } from '@zaplecze/contract/kit/values/words';
import { type CustomChange, previewCustomUndo } from '@zaplecze/contract/rooms/custom-fields/calls';
import { call } from '../../kit/calls/api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { toast } from '../../kit/dialogs/toast.ts';

const records = (count: number) => countWords(count, 'rekord', 'rekordy', 'rekordów');

/** Tells what comes back before a change is undone, and what has been changed since. */
export async function askToUndo(
  { id, what, option }: CustomChange,
  undo: () => void,
): Promise<void> {
  const preview = await call(previewCustomUndo, { params: { id } });
  if (preview.refused !== null) return void toast.error(preview.refused);
  const { records: back, changed, converts, samples } = preview;
  const stays = changed - converts;
  const values = samples.map(({ name, value }) => `${name}: „${value}”`).join(', ');
  const text =
    what === 'option'
      ? [
          `Wróci na listę i do ${countWords(back, 'rekordu', 'rekordów', 'rekordów')}.`,
          changed > 0 && `${records(changed)} ktoś od tego czasu zmienił: zostają, jak są.`,
        ]
      : [
          `Dawną wartość odzyska ${records(back)}.`,
          changed > 0 && `Od zmiany zmieniono ${records(changed)}.`,
          converts > 0 &&
            `Nowsza wartość zostanie, przepisana na dawny rodzaj: ${records(converts)}.`,
          stays > 0 && `Nie da się jej przepisać i wróci dawna: ${records(stays)} (${values}).`,
        ];
  const sure = await confirm({
    title: what === 'option' ? `Przywrócić „${option}”?` : 'Cofnąć zmianę rodzaju?',
    text: text.filter(Boolean).join(' '),
    yes: what === 'option' ? 'Przywróć' : 'Cofnij zmianę',
    danger: false,
  });
  if (sure) undo();
}
