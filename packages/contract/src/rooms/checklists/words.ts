/** Words of checklists; apart, since lists on first screens need them and no calls. */

/** '3/7' of a row with its counts; '' of one without a checklist. */
export const progressWords = (row: { checklistCount: number; checklistDone: number }): string =>
  row.checklistCount === 0 ? '' : `${row.checklistDone}/${row.checklistCount}`;
