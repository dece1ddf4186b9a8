import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { issueList } from './calls.ts';
import type { PromiseOutcome } from './lists.ts';

/** Filters of all issues besides: how what was promised was kept, and whose people do it, as the dashboard counts. */
export const countedFilters = {
  kept: {
    label: 'Obietnica',
    options: [
      { id: 'answered', name: 'Odpowiedź w czasie' },
      { id: 'answeredLate', name: 'Odpowiedź po czasie' },
      { id: 'done', name: 'Zrealizowane w czasie' },
      { id: 'doneLate', name: 'Zrealizowane po czasie' },
    ] satisfies { id: PromiseOutcome; name: string }[],
  },
  department: { label: 'Dział wykonawcy', of: 'department', half: true },
  company: { label: 'Spółka wykonawcy', of: 'company', half: true },
} as const satisfies FilterWordsOf<typeof issueList>;

/** Those that only links of reports ask for. */
export const linkedFilters = {
  user2: { label: 'Wykonawca', of: 'person' },
} as const satisfies FilterWordsOf<typeof issueList>;
