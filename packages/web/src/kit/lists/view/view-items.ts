import {
  IconBookmark,
  IconBookmarkPlus,
  IconFileSpreadsheet,
  IconFileText,
  IconPrinter,
} from '@tabler/icons-react';
import { exportFormats } from '@zaplecze/contract/kit/calls/export';
import { downloadList } from '../export/download-list.ts';
import type { ListExport } from '../export/export-button.tsx';
import type { ViewAction } from '../types.ts';

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileText };

type Group = { heading: string; items: ViewAction[] };

/** What can be done with the whole list, in groups: its saved views, what its screen adds, its file and its print. */
export function viewItems(props: {
  open?: (what: 'views' | 'view') => void;
  more: ViewAction[];
  exported: ListExport | undefined;
  print: () => void;
}): Group[] {
  const { open, more, exported, print: run } = props;
  const views: ViewAction[] = open
    ? [
        { label: 'Zapisane widoki…', icon: IconBookmark, run: () => open('views') },
        { label: 'Zapisz ten widok…', icon: IconBookmarkPlus, run: () => open('view') },
      ]
    : [];
  const why = exported?.count === 0 ? 'Lista jest pusta' : undefined;
  const files: ViewAction[] = exported
    ? exportFormats.map(({ id, name }) => ({
        label: name,
        icon: icons[id],
        run: () => void downloadList(exported, id),
        why,
      }))
    : [];
  const print: ViewAction = { label: 'Drukuj', icon: IconPrinter, run };
  const groups = Map.groupBy(more, ({ group = 'Więcej' }) => group);
  return [
    { heading: 'Widoki', items: views },
    ...[...groups].map(([heading, items]) => ({ heading, items })),
    { heading: 'Eksport', items: [...files, print] },
  ].filter(({ items }) => items.length > 0);
}
