// A new absence over another room's page.
export { AbsenceOver } from './absences.parts.ts';
// Beside the choice of a person: whether they are away.
export { AwayHint } from './away-hint.tsx';
// On a profile: what the person may still take.
export { PersonBalances } from './balances/person-balances.tsx';
// In the form of somebody new: how they are employed.
export { blankEmployment } from './employment/blank-employment.ts';
export { NewEmploymentFields } from './employment/new-employment-fields.tsx';
// After the end of an employment: which absences lie behind it.
export { tellOutside } from './employment/tell-outside.ts';
// Beside a person: where they are today, and who does their work.
export { PresenceNote, usePresence, usePresences } from './presence-note.tsx';
// What somebody asked for, over another room's page.
export { RequestDialog } from './requests/request-dialog.tsx';
