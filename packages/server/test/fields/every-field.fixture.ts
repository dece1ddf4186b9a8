import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type Field, type Fields, namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { balanceForm, employmentForm } from '@zaplecze/contract/rooms/absences/balances/forms';
import { periodForm, termForm } from '@zaplecze/contract/rooms/absences/employment/forms';
import { absenceChanges } from '@zaplecze/contract/rooms/absences/forms';
import { freeDayForm } from '@zaplecze/contract/rooms/absences/free-days/forms';
import { patternForm } from '@zaplecze/contract/rooms/absences/patterns/forms';
import * as catalog from '@zaplecze/contract/rooms/catalog/calls';
import { procedureBody } from '@zaplecze/contract/rooms/catalog/forms';
import { checklistItemForm } from '@zaplecze/contract/rooms/checklists/forms';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { agreementInput, contactInput } from '@zaplecze/contract/rooms/clients/forms';
import { customFieldChanges, customOptionForm } from '@zaplecze/contract/rooms/custom-fields/forms';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { dictionaryKinds } from '@zaplecze/contract/rooms/dictionaries/lists';
import * as documents from '@zaplecze/contract/rooms/documents/calls';
import { type FormEntity, recordFields } from '@zaplecze/contract/rooms/fields';
import * as histories from '@zaplecze/contract/rooms/history/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import { issueTypeForm } from '@zaplecze/contract/rooms/issues/types/forms';
import * as knowledge from '@zaplecze/contract/rooms/knowledge/calls';
import { readingForm } from '@zaplecze/contract/rooms/knowledge/forms';
import * as offers from '@zaplecze/contract/rooms/offers/calls';
import { organizationChanges } from '@zaplecze/contract/rooms/organization/forms';
import * as people from '@zaplecze/contract/rooms/people/calls';
import { programChanges } from '@zaplecze/contract/rooms/people/programs/forms';
import { replacementForm } from '@zaplecze/contract/rooms/people/replacements/forms';
import * as projects from '@zaplecze/contract/rooms/projects/calls';
import { projectAssignment, seriesChanges } from '@zaplecze/contract/rooms/projects/forms';
import * as reception from '@zaplecze/contract/rooms/reception/calls';
import { guestFields, parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import * as cases from '@zaplecze/contract/rooms/rodo/cases/calls';
import * as registers from '@zaplecze/contract/rooms/rodo/registers/calls';
import { installationForm } from '@zaplecze/contract/rooms/settings/forms';
import { noteForm } from '@zaplecze/contract/rooms/story/forms';
import { type TableEntry, tables } from '@zaplecze/contract/rooms/tables';
import { taskChanges } from '@zaplecze/contract/rooms/tasks/forms';
import * as announced from '@zaplecze/contract/rooms/visits/announced/calls';
import { webhookChanges } from '@zaplecze/contract/rooms/webhooks/forms';

/** Where a record's fields are changed, where its history is read, and what downloads the list that has it. */
export type RecordCalls = {
  entity: FormEntity;
  /** Those of its kind, where the table holds several. */
  fields?: Fields;
  update: Endpoint;
  history?: Endpoint;
  list?: Endpoint;
  /** Which records of the table are tried. */
  where?: object;
  /** Fields with rules of their own, which their room's test has. */
  own?: string[];
};

const declared = await Promise.all(Object.values<TableEntry>(tables).map(({ load }) => load()));
/** Tables of the contract that people write in are tried without a word. */
const writtenTables: RecordCalls[] = declared.flatMap(({ table: { call, edit } }) =>
  edit ? [{ entity: edit.entity as FormEntity, update: edit.update, list: call }] : [],
);

const { project } = recordFields as Record<string, Record<string, Field>>;
const daysOfOne = Object.fromEntries(
  Object.entries(project ?? {}).filter(([name]) => /^(startDate|implementationDate)$/.test(name)),
);

/** Records with a form of their own; those of a part (contact persons, steps, promises) are changed within another's. */
export const everyRecord: RecordCalls[] = [
  {
    entity: 'client',
    update: clients.updateClient,
    history: histories.clientHistory,
    list: clients.listClients,
  },
  {
    entity: 'project',
    update: projects.updateProject,
    history: histories.projectHistory,
    own: namesOf(daysOfOne),
  },
  // Days that a project which recurs has not.
  {
    entity: 'project',
    fields: daysOfOne,
    update: projects.updateProject,
    history: histories.projectHistory,
    where: { recurrent: 0 },
  },
  {
    entity: 'offer',
    update: offers.updateOffer,
    history: histories.offerHistory,
    list: offers.listOffers,
    // Neither may pass the other.
    own: ['submission', 'validTo'],
    where: { status: 0 },
  },
  {
    entity: 'issue',
    update: issues.updateIssue,
    history: histories.issueHistory,
    list: issues.listIssues,
  },
  {
    entity: 'person',
    update: people.updatePerson,
    history: histories.profileHistory,
    own: ['email'],
  },
  { entity: 'document', update: documents.updateDocument, list: documents.listDocuments },
  { entity: 'knowledgeBase', update: knowledge.updateArticle, list: knowledge.listArticles },
  { entity: 'announcedGuest', update: announced.updateAnnounced },
  {
    entity: 'reception',
    fields: parcelFields,
    update: reception.updateReception,
    where: { category: 'parcel' },
  },
  {
    entity: 'reception',
    fields: guestFields,
    update: reception.updateReception,
    where: { category: 'guest' },
  },
  { entity: 'personalCase', update: cases.updateCase, list: cases.listCases },
  { entity: 'disclosure', update: registers.updateDisclosure, list: registers.listDisclosures },
  ...writtenTables,
  {
    entity: 'taskDefinition',
    update: catalog.taskDefinitions.update,
    list: catalog.taskDefinitions.list,
  },
  {
    entity: 'procedureDefinition',
    update: catalog.procedureDefinitions.update,
    list: catalog.procedureDefinitions.list,
  },
  {
    entity: 'serviceDefinition',
    update: catalog.serviceDefinitions.update,
    list: catalog.serviceDefinitions.list,
    history: histories.serviceHistory,
  },
  ...dictionaryKinds.map((kind) => ({
    entity: kind,
    update: dictionaryCalls[kind].update,
    list: dictionaryCalls[kind].list,
  })),
];

/** A form of the contract; its shape is what can be typed there. */
type Form = { shape: object };

/**
 * The forms of records that are changed within others, by actions, or by calls that the tests of their rooms know. With
 * `everyRecord` they are all that the history and questions of two editors name (every-field.test.ts).
 */
export const otherForms: { [E in FormEntity]?: [Form, ...Form[]] } = {
  clientPerson: [contactInput],
  clientAgreement: [agreementInput],
  clientNote: [noteForm],
  replacement: [replacementForm],
  organization: [organizationChanges],
  installation: [installationForm],
  projectTask: [taskChanges, projectAssignment],
  projectSeries: [seriesChanges],
  checklistItem: [checklistItemForm],
  customField: [customFieldChanges],
  customOption: [customOptionForm],
  procedureTask: [procedureBody.shape.steps.unwrap().element],
  issuePromise: [issueTypeForm],
  calendarEntry: [absenceChanges],
  employment: [employmentForm],
  employmentTerm: [termForm],
  seniorityPeriod: [periodForm],
  absenceBalance: [balanceForm],
  readingRequest: [readingForm],
  workingPattern: [patternForm],
  companyFreeDay: [freeDayForm],
  program: [programChanges],
  webhook: [webhookChanges],
};
