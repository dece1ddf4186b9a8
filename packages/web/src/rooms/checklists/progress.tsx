import { progressWords } from '@zaplecze/contract/rooms/checklists/words';
import classes from './progress.module.css';

/** '3/7' beside the name of a row; nothing without a checklist. On first screens, hence this short. */
export function Progress({ row }: { row: { checklistCount: number; checklistDone: number } }) {
  const words = progressWords(row);
  return words ? (
    <span
      className={classes.badge}
      data-done={row.checklistDone === row.checklistCount || undefined}
      title="Lista kontrolna"
    >
      {words}
    </span>
  ) : null;
}
