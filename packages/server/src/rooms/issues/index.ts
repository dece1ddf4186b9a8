// Issues made of letters and notes, issues handed on, and the conditions that lists, reports and Mój dzień count by.

// An issue of a client's letter.
export { commentFromLetter, issueFromLetter } from './by-mail.ts';
// Several issues at once, of somebody who goes away.
export { lockIssues, moveIssue, passAcceptance, passIssue } from './handover/passing.save.ts';
export { takesPartInHead as takesPartInIssue } from './issues.queries.ts';
// An issue that somebody makes of something else.
export { create as createIssue } from './issues.save.ts';
// What issues are counted by, as their list does.
export { ofCompanies, ofDepartments, promiseKept } from './list/conditions.queries.ts';
export { doneBy } from './list/issues.list.queries.ts';
// What Mój dzień shares with the lists.
export { issueDue, onBehalfOf } from './list/issues.select.queries.ts';
// What a type promises, from the report on.
export { promisedFrom } from './promises/promises.rules.ts';
// Which of them a person may open.
export { seenIssues } from './story.queries.ts';
