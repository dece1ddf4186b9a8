import { countWords } from '@zaplecze/contract/kit/values/words';
import { confirm } from '../../dialogs/confirm.tsx';
import { countDrafts, dropDrafts } from './drafts.ts';

/** Before signing out: what was begun goes from this device, if whoever is asked says so; false stays signed in. */
export async function forgetDrafts(person: number): Promise<boolean> {
  const count = countDrafts(person);
  if (count === 0) return true;
  const left = await confirm({
    title: 'Masz niewysłane szkice',
    text: `${countWords(count, 'szkic', 'szkice', 'szkiców')} na tym urządzeniu. Wylogowanie usunie to, co nie zostało wysłane.`,
    yes: 'Wyloguj i usuń szkice',
    no: 'Zostań',
  });
  if (left) dropDrafts(person);
  return left;
}
