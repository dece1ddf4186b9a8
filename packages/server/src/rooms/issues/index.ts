// Issues made of letters and notes, issues handed on, and the conditions that lists, reports and Mój dzień count by.

// Several issues at once, of somebody who goes away.
export { lockIssues, moveIssue, passAcceptance, passIssue } from './handover/reassign.save.ts';
export { takesPartInHead as takesPartInIssue } from './issues.queries.ts';
// Creates an issue of another record, for other rooms.
export { create as createIssue } from './issues.save.ts';
// What issues are counted by, as their list does.
export { ofCompanies, ofDepartments, promiseOutcome } from './list/conditions.queries.ts';
export { doneBy } from './list/issues.list.queries.ts';
// What Mój dzień shares with the lists.
export { issueDue, onBehalfOf } from './list/issues.select.queries.ts';
// An issue of a client's letter.
export { commentFromLetter, issueFromLetter } from './mail-replies.ts';
// What a type promises, from the report on.
export { promisedFrom } from './promises/promises.rules.ts';
// Which of them a person may open.
export { seenIssues } from './story.queries.ts';
