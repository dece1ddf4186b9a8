import { IconMessageQuestion } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';
import { AskDialog } from './ask.parts.ts';
import type { AskedAbout } from './ask.ts';

/** „Zapytaj…” of a record's menu, and the dialog that it opens, to be drawn beside the menu. */
export function useAsk(about: AskedAbout): { action: RowAction; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    action: { label: 'Zapytaj…', icon: IconMessageQuestion, run: () => setOpen(true) },
    dialog: open && <AskDialog about={about} onClose={() => setOpen(false)} />,
  };
}
