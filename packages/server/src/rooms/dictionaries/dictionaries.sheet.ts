import { leaveLowering } from '@zaplecze/contract/rooms/absences/lists';
import type { DictionaryItem } from '@zaplecze/contract/rooms/dictionaries/calls';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { Sheet, SheetColumn } from '../../kit/exports/sheet.ts';

type Columns = SheetColumn<DictionaryItem>[];

const names = (linked: { name: string }[] = []) => linked.map(({ name }) => name).join('; ');
const yes = (value: boolean | undefined) => (value ? 'tak' : 'nie');

/** What a kind has besides its name and colour. */
const own: Partial<Record<DictionaryKind, Columns>> = {
  company: [{ header: 'Działy', width: 60, text: (row) => names(row.departments) }],
  department: [
    { header: 'Spółki', width: 60, text: (row) => names(row.companies) },
    { header: 'Kierownik działu', text: (row) => row.head?.name },
  ],
  agreementType: [{ header: 'Treść zgody', width: 80, text: (row) => row.description }],
  calendarType: [
    { header: 'Urlop', width: 10, text: (row) => yes(row.isVacation) },
    { header: 'Prywatny', width: 10, text: (row) => yes(row.isPrivate) },
    { header: 'Wymaga akceptacji', width: 18, text: (row) => yes(row.needsApproval) },
    { header: 'Przerywa urlop', width: 16, text: (row) => yes(row.interruptsLeave) },
    {
      header: 'Obniża wymiar urlopu',
      width: 20,
      text: (row) => leaveLowering.find(({ id }) => id === row.lowersLeave)?.name,
    },
    { header: 'Limit roczny', width: 14, text: (row) => yes(row.limited) },
    { header: 'Dni w roku', width: 12, number: (row) => row.limitDays },
  ],
};

/** The columns of a kind's download; with archived items it says which they are. */
export function dictionarySheet(kind: DictionaryKind, archived: boolean): Sheet<DictionaryItem> {
  const color: Columns = [{ header: 'Kolor', width: 10, text: (row) => row.color }];
  const archiveColumn: Columns = [
    { header: 'Archiwum', width: 10, text: (row) => yes(row.archived) },
  ];
  return {
    title: dictionaries[kind].title,
    people: false,
    columns: [
      { header: 'Nazwa', width: 40, text: (row) => row.name },
      ...(dictionaries[kind].colored ? color : []),
      ...(own[kind] ?? []),
      ...(archived ? archiveColumn : []),
    ],
  };
}
