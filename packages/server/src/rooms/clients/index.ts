// Clients as other records point at them: checks, choices, locks, conditions of lists; contact persons and their end.

// Several clients at once, of a carer who goes away.
export { lockClients, passClient } from './carers.queries.ts';
export { lockClient, touchClient } from './clients.queries.ts';
// What is held about a contact person, and its end.
export { forgetAgreementsOf } from './contacts/agreements.queries.ts';
export { forgetContact, lockContact, setProcessingOf } from './contacts/contacts.queries.ts';
export { contactHistory } from './history.queries.ts';
export { importTasks } from './import/import.jobs.ts';
// A client as another record points at it.
export {
  assertClient,
  clientAddress,
  clientName,
  clientNumbers,
  findClient,
  keepClient,
} from './list/choices.queries.ts';
export { clientSheet } from './list/clients.sheet.ts';
// Conditions on clients, for counts.
export {
  clientsOfCompanies,
  clientsOfDepartments,
  refusedIn,
  silentFor,
  withOpenIssues,
  withoutCarer,
} from './list/conditions.queries.ts';
// Clients that are one.
export { findWholeClients } from './whole-clients.queries.ts';
