// What the server puts together.

// What is held about a contact person, and its end.
export { forgetAgreementsOf } from './agreements.queries.ts';
// Several clients at once, of a carer who goes away.
export { lockClients, passClient } from './carers.queries.ts';
// A client as another record points at it.
export {
  assertClient,
  clientAddress,
  clientName,
  clientNumbers,
  findClient,
  keepClient,
} from './choices.queries.ts';
export { lockClient, touchClient } from './clients.queries.ts';
export { clientRegister } from './clients.register.ts';
export { clientRoutes } from './clients.routes.ts';
export { clientSheet } from './clients.sheet.ts';
// What is asked of a client, for whoever counts them.
export {
  clientsOfCompanies,
  clientsOfDepartments,
  refusedIn,
  silentFor,
  withOpenIssues,
  withoutCarer,
} from './conditions.queries.ts';
export { forgetContact, lockContact, setProcessingOf } from './contacts.queries.ts';
export { contactHistory } from './history.queries.ts';
export { importCrontab, importTasks } from './import.jobs.ts';
// Clients that are one.
export { mergeCrontab, mergeTasks } from './merging.jobs.ts';
export { mergeRoutes } from './merging.routes.ts';
export { findWholeClients } from './whole-clients.queries.ts';
