import { progressWords } from '@zaplecze/contract/rooms/checklists/words';
import type { IssueRow } from '@zaplecze/contract/rooms/issues/calls';
import { issueRowFields } from '@zaplecze/contract/rooms/issues/fields';
import { fieldColumns, type Sheet } from '../../../kit/exports/sheet.ts';

const checklist = { header: 'Lista kontrolna', width: 14, text: progressWords };

export const issueSheet: Sheet<IssueRow> = {
  title: 'Zgłoszenia',
  columns: fieldColumns<IssueRow>(issueRowFields, {
    // Called as the import calls them.
    type: { header: 'Typ' },
    users: { header: 'Wykonawcy' },
    promised: null,
    assignDate: { header: 'Data przydzielenia' },
    created: { header: 'Data utworzenia' },
  }).toSpliced(6, 0, checklist),
};
