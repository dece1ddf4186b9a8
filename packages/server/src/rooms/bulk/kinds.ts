import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { BulkKind } from '@zaplecze/contract/rooms/bulk/lists';
import * as catalog from '@zaplecze/contract/rooms/catalog/calls';
import {
  procedureFormOf,
  serviceFormOf,
  taskDefinitionFormOf,
} from '@zaplecze/contract/rooms/catalog/forms';
import { getClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { clientFormOf } from '@zaplecze/contract/rooms/clients/forms';
import { getDocument, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { documentFormOf } from '@zaplecze/contract/rooms/documents/forms';
import { getIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueFormOf } from '@zaplecze/contract/rooms/issues/forms';
import { getOffer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { offerFormOf } from '@zaplecze/contract/rooms/offers/forms';
import { assignTask, getProject, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectFormOf } from '@zaplecze/contract/rooms/projects/forms';
import { getTask, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { taskFormOf } from '@zaplecze/contract/rooms/tasks/forms';

/** The record of a target as it is now. */
type Current = { version: number; form: Record<string, unknown> };
export type Values = Record<string, unknown>;
type Call = { endpoint: Endpoint; params?: Values; body?: Values };

/** How one record of a kind is read and changed: by the calls that its own screen makes. */
export type BulkChange = {
  read: Endpoint;
  /** The present values of a record, from the answer of `read`. */
  current: (answer: never) => Current;
  /** The call that gives a record these values. */
  change: (params: Values, values: Values, current: Current) => Call;
};

function kind<E extends Endpoint>(
  read: E,
  update: Endpoint,
  current: (answer: Answer<E>) => Current,
  change: BulkChange['change'] = (params, body) => ({ endpoint: update, params, body }),
): BulkChange {
  return { read, current: current as BulkChange['current'], change };
}

type Definition = { version: number; archived: boolean };

/** Definitions come into the archive by being deleted while they are used, and back by a change. */
function definition<D extends Definition>(
  { get, update, remove }: { get: Endpoint; update: Endpoint; remove: Endpoint },
  formOf: (item: D) => object,
): BulkChange {
  return kind(
    get,
    update,
    (answer) => {
      const { item } = answer as { item: D };
      return { version: item.version, form: { ...formOf(item), archived: item.archived } };
    },
    (params, body) =>
      body.archived === true ? { endpoint: remove, params } : { endpoint: update, params, body },
  );
}

export const bulkChanges: Record<BulkKind, BulkChange> = {
  issue: kind(getIssue, updateIssue, ({ issue }) => ({
    version: issue.version,
    form: issueFormOf(issue),
  })),
  task: kind(getTask, updateTask, ({ task }) => ({
    version: task.version,
    form: taskFormOf(task),
  })),
  assignment: kind(
    getTask,
    assignTask,
    ({ task: { version, user, finalDate, dateRealizationLimit } }) => ({
      version,
      form: { user: user?.id ?? null, finalDate, dateRealizationLimit },
    }),
    // Whoever else does it, its limit stays.
    (params, values, { form }) => ({
      endpoint: assignTask,
      body: { ...form, ...values, ...params },
    }),
  ),
  client: kind(getClient, updateClient, ({ client }) => ({
    version: client.version,
    form: clientFormOf(client),
  })),
  project: kind(getProject, updateProject, ({ project }) => ({
    version: project.version,
    form: projectFormOf(project),
  })),
  offer: kind(getOffer, updateOffer, ({ offer }) => ({
    version: offer.version,
    form: offerFormOf(offer),
  })),
  document: kind(getDocument, updateDocument, ({ document }) => ({
    version: document.version,
    form: documentFormOf(document),
  })),
  taskDefinition: definition(catalog.taskDefinitions, taskDefinitionFormOf),
  procedureDefinition: definition(catalog.procedureDefinitions, procedureFormOf),
  serviceDefinition: definition(catalog.serviceDefinitions, serviceFormOf),
};
