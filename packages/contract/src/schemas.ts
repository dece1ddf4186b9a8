import { schemas as absenceBalancesSchemas } from './absence-balances.schemas.ts';
import * as absenceBalances from './absence-balances.ts';
import { schemas as absenceRequestsSchemas } from './absence-requests.schemas.ts';
import * as absenceRequests from './absence-requests.ts';
import { schemas as absencesSchemas } from './absences.schemas.ts';
import * as absences from './absences.ts';
import { schemas as acceptanceSchemas } from './acceptance.schemas.ts';
import * as acceptance from './acceptance.ts';
import { schemas as accessTokensSchemas } from './access-tokens.schemas.ts';
import * as accessTokens from './access-tokens.ts';
import { schemas as announcedSchemas } from './announced.schemas.ts';
import * as announced from './announced.ts';
import { schemas as bulkSchemas } from './bulk.schemas.ts';
import * as bulk from './bulk.ts';
import { schemas as businessRegistriesSchemas } from './business-registries.schemas.ts';
import * as businessRegistries from './business-registries.ts';
import { schemas as catalogSchemas, definitionSchemas, stepFiles } from './catalog.schemas.ts';
import * as catalog from './catalog.ts';
import { checklistSchemas, schemas as checklistsSchemas } from './checklists.schemas.ts';
import * as checklists from './checklists.ts';
import { schemas as clientImportSchemas } from './client-import.schemas.ts';
import * as clientImport from './client-import.ts';
import { schemas as clientMergingSchemas } from './client-merging.schemas.ts';
import * as clientMerging from './client-merging.ts';
import { schemas as clientsSchemas } from './clients.schemas.ts';
import * as clients from './clients.ts';
import { schemas as commentsSchemas } from './comments.schemas.ts';
import * as comments from './comments.ts';
import { schemas as daySchemas } from './day.schemas.ts';
import * as day from './day.ts';
import { dictionaryKinds } from './dictionaries.lists.ts';
import { schemas as dictionariesSchemas, dictionarySchemas } from './dictionaries.schemas.ts';
import * as dictionaries from './dictionaries.ts';
import { schemas as documentsSchemas } from './documents.schemas.ts';
import * as documents from './documents.ts';
import { schemas as feedsSchemas } from './feeds.schemas.ts';
import * as feeds from './feeds.ts';
import { schemas as filesSchemas } from './files.schemas.ts';
import * as files from './files.ts';
import { schemas as historySchemas } from './history.schemas.ts';
import * as history from './history.ts';
import { schemas as impactSchemas } from './impact.schemas.ts';
import * as impact from './impact.ts';
import { schemas as recordImportSchemas } from './imports.schemas.ts';
import * as recordImports from './imports.ts';
import { schemas as issueMergingSchemas } from './issue-merging.schemas.ts';
import * as issueMerging from './issue-merging.ts';
import { schemas as issueSimilarSchemas } from './issue-similar.schemas.ts';
import * as issueSimilar from './issue-similar.ts';
import { schemas as issueTasksSchemas } from './issue-tasks.schemas.ts';
import * as issueTasks from './issue-tasks.ts';
import { schemas as issueTypesSchemas } from './issue-types.schemas.ts';
import * as issueTypes from './issue-types.ts';
import { issueFiles, schemas as issuesSchemas } from './issues.schemas.ts';
import * as issues from './issues.ts';
import { schemas as kioskSchemas } from './kiosk.schemas.ts';
import * as kiosk from './kiosk.ts';
import type { Endpoint } from './kit/endpoint.ts';
import { schemas as exportSchemas } from './kit/export.schemas.ts';
import * as exports from './kit/export.ts';
import type { Served } from './kit/io.ts';
import { articleFiles, schemas as knowledgeSchemas } from './knowledge.schemas.ts';
import * as knowledge from './knowledge.ts';
import { schemas as lettersSchemas } from './letters.schemas.ts';
import * as letters from './letters.ts';
import { schemas as listExportsSchemas } from './list-exports.schemas.ts';
import * as listExports from './list-exports.ts';
import { schemas as notificationsSchemas } from './notifications.schemas.ts';
import * as notifications from './notifications.ts';
import { offerFiles, schemas as offersSchemas } from './offers.schemas.ts';
import * as offers from './offers.ts';
import { schemas as organizationSchemas } from './organization.schemas.ts';
import * as organization from './organization.ts';
import { bookFiles, schemas as parcelDeskSchemas } from './parcel-desk.schemas.ts';
import * as parcelDesk from './parcel-desk.ts';
import { schemas as peopleSchemas } from './people.schemas.ts';
import * as people from './people.ts';
import { schemas as programsSchemas } from './programs.schemas.ts';
import * as programs from './programs.ts';
import { projectFiles, schemas as projectsSchemas } from './projects.schemas.ts';
import * as projects from './projects.ts';
import { schemas as projectsPageSchemas } from './projects-page.schemas.ts';
import * as projectsPage from './projects-page.ts';
import * as projectPlans from './projects-plans.ts';
import { schemas as pushSchemas } from './push.schemas.ts';
import * as push from './push.ts';
import { schemas as radarSchemas } from './radar.schemas.ts';
import * as radar from './radar.ts';
import { receptionFiles, schemas as receptionSchemas } from './reception.schemas.ts';
import * as reception from './reception.ts';
import { schemas as replacementsSchemas } from './replacements.schemas.ts';
import * as replacements from './replacements.ts';
import { schemas as reportClientsSchemas } from './report-clients.schemas.ts';
import * as reportClients from './report-clients.ts';
import { schemas as reportMonthlySchemas } from './report-monthly.schemas.ts';
import * as reportMonthly from './report-monthly.ts';
import { schemas as reportOffersSchemas } from './report-offers.schemas.ts';
import * as reportOffers from './report-offers.ts';
import { schemas as reportTasksSchemas } from './report-tasks.schemas.ts';
import * as reportTasks from './report-tasks.ts';
import { schemas as reportValueSchemas } from './report-value.schemas.ts';
import * as reportValue from './report-value.ts';
import { schemas as reportWorkSchemas } from './report-work.schemas.ts';
import * as reportWork from './report-work.ts';
import { schemas as rodoSchemas } from './rodo.schemas.ts';
import * as rodo from './rodo.ts';
import { schemas as rodoCasesSchemas } from './rodo-cases.schemas.ts';
import * as rodoCases from './rodo-cases.ts';
import { schemas as rodoRegistersSchemas } from './rodo-registers.schemas.ts';
import * as rodoRegisters from './rodo-registers.ts';
import { schemas as searchSchemas } from './search.schemas.ts';
import * as search from './search.ts';
import { schemas as secondFactorSchemas } from './second-factor.schemas.ts';
import * as secondFactor from './second-factor.ts';
import { schemas as sessionSchemas } from './session.schemas.ts';
import * as session from './session.ts';
import { schemas as singleSignOnSchemas } from './single-sign-on.schemas.ts';
import * as singleSignOn from './single-sign-on.ts';
import { leftSchemas, schemas as startSchemas } from './start.schemas.ts';
import * as start from './start.ts';
import * as startLeft from './start-left.ts';
import { schemas as storySchemas } from './story.schemas.ts';
import * as story from './story.ts';
import { taskFiles, schemas as tasksSchemas } from './tasks.schemas.ts';
import * as tasks from './tasks.ts';
import { schemas as timelineSchemas } from './timeline.schemas.ts';
import * as timeline from './timeline.ts';
import { schemas as viewsSchemas } from './views.schemas.ts';
import * as views from './views.ts';
import { schemas as visitsSchemas } from './visits.schemas.ts';
import * as visits from './visits.ts';
import { schemas as webhooksSchemas } from './webhooks.schemas.ts';
import * as webhooks from './webhooks.ts';
import { schemas as wholeExportSchemas } from './whole-export.schemas.ts';
import * as wholeExport from './whole-export.ts';

/**
 * Every call of the contract with what goes in and out of it, for those who check it: the server, its
 * documentation and its tests. Pages import calls alone.
 */

const known = new Map<Endpoint, Served>();

/** The calls of a module; the constants beside them are not meant. */
type CallsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] };
/** For each of them the schemas that it has its types from; one more or one less does not compile. */
type SchemasFor<M> = {
  [K in keyof CallsOf<M>]: M[K] extends Endpoint<infer I> ? I & Served : never;
};

function join<M extends object>(calls: M, schemas: SchemasFor<M>): void {
  for (const [name, served] of Object.entries(schemas)) {
    known.set(calls[name as keyof M] as Endpoint, served as Served);
  }
}

join(absences, absencesSchemas);
join(acceptance, acceptanceSchemas);
join(absenceBalances, absenceBalancesSchemas);
join(absenceRequests, absenceRequestsSchemas);
join(announced, announcedSchemas);
join(accessTokens, accessTokensSchemas);
join(bulk, bulkSchemas);
join(businessRegistries, businessRegistriesSchemas);
join(catalog, catalogSchemas);
join(checklists, checklistsSchemas);
join(checklists.taskChecklist, checklistSchemas.task);
join(checklists.issueChecklist, checklistSchemas.issue);
join(clientImport, clientImportSchemas);
join(clientMerging, clientMergingSchemas);
join(clients, clientsSchemas);
join(comments, commentsSchemas);
join(day, daySchemas);
join(dictionaries, dictionariesSchemas);
join(documents, documentsSchemas);
join(feeds, feedsSchemas);
join(files, filesSchemas);
join(history, historySchemas);
join(impact, impactSchemas);
join(recordImports, recordImportSchemas);
join(issues, issuesSchemas);
join(issueSimilar, issueSimilarSchemas);
join(issueMerging, issueMergingSchemas);
join(issueTasks, issueTasksSchemas);
join(issueTypes, issueTypesSchemas);
join(kiosk, kioskSchemas);
join(knowledge, knowledgeSchemas);
join(letters, lettersSchemas);
join(listExports, listExportsSchemas);
join(notifications, notificationsSchemas);
join(offers, offersSchemas);
join(organization, organizationSchemas);
join(parcelDesk, parcelDeskSchemas);
join(parcelDesk.bookFiles, bookFiles);
join(people, peopleSchemas);
join(programs, programsSchemas);
join({ ...projects, ...projectPlans }, projectsSchemas);
join(projectsPage, projectsPageSchemas);
join(push, pushSchemas);
join(radar, radarSchemas);
join(reception, receptionSchemas);
join(replacements, replacementsSchemas);
join(reportClients, reportClientsSchemas);
join(reportMonthly, reportMonthlySchemas);
join(reportOffers, reportOffersSchemas);
join(reportValue, reportValueSchemas);
join(reportTasks, reportTasksSchemas);
join(reportWork, reportWorkSchemas);
join(rodo, rodoSchemas);
join(rodoCases, rodoCasesSchemas);
join(rodoRegisters, rodoRegistersSchemas);
join(search, searchSchemas);
join(secondFactor, secondFactorSchemas);
join(session, sessionSchemas);
join(singleSignOn, singleSignOnSchemas);
join(start, startSchemas);
join(startLeft, leftSchemas);
join(story, storySchemas);
join(tasks, tasksSchemas);
join(timeline, timelineSchemas);
join(views, viewsSchemas);
join(visits, visitsSchemas);
join(webhooks, webhooksSchemas);
join(exports, exportSchemas);
join(wholeExport, wholeExportSchemas);
join(tasks.taskFiles, taskFiles);
join(reception.receptionFiles, receptionFiles);
join(knowledge.articleFiles, articleFiles);
join(issues.issueFiles, issueFiles);
join(projects.projectFiles, projectFiles);
join(offers.offerFiles, offerFiles);
for (const kind of dictionaryKinds) {
  join(dictionaries.dictionaryCalls[kind], dictionarySchemas(kind));
}
join(catalog.stepFiles, stepFiles);
join(catalog.taskDefinitions, definitionSchemas.task);
join(catalog.procedureDefinitions, definitionSchemas.procedure);
join(catalog.serviceDefinitions, definitionSchemas.service);

/** @throws Error for a call that has none: nothing is answered unchecked */
export function schemasOf(endpoint: Endpoint): Served {
  const found = known.get(endpoint);
  if (!found) throw new Error(`No schemas of ${endpoint.method} ${endpoint.path}`);
  return found;
}

/** Every call that the contract names, with its schemas. */
export const allCalls = (): [Endpoint, Served][] => [...known];
