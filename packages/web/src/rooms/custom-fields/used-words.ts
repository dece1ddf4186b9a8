import { mostCounted } from '@zaplecze/contract/kit/lists/list';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { CustomDefinition } from '@zaplecze/contract/rooms/custom-fields/calls';
import { formatNumber } from '../../kit/records/format.ts';

/** How many records have a value of a field: 'wypełnione: 3 rekordy', of more than are counted 'wypełnione: ponad 10 000 rekordów'. */
export function usedWords({ used, formula }: Pick<CustomDefinition, 'used' | 'formula'>): string {
  if (used === 0) return 'jeszcze puste';
  const count =
    used > mostCounted
      ? `ponad ${formatNumber(mostCounted)} rekordów`
      : countWords(used, 'rekord', 'rekordy', 'rekordów');
  return `${formula === null ? 'wypełnione' : 'wyliczone'}: ${count}`;
}
