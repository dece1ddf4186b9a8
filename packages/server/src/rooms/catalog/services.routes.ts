import * as contract from '@zaplecze/contract/catalog';
import { serviceCollections, serviceFormOf } from '@zaplecze/contract/catalog.forms';
import { notFound } from '../../kit/errors.ts';
import { onList } from '../../kit/list-routes.ts';
import { on, type Route } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import { assertChosen, assertListed } from './catalog.rules.ts';
import { serviceDefinitionSheet } from './catalog.sheet.ts';
import {
  insertDefinition,
  lockDefinition,
  onlyCompanyOf,
  updateDefinition,
} from './definitions.queries.ts';
import { commonRoutes } from './hanging.routes.ts';
import { linksOf, setLinks } from './links.queries.ts';
import { findServices } from './list.queries.ts';
import { getService } from './one.queries.ts';

const { serviceDefinitions } = contract;

export const serviceRoutes: Route[] = [
  ...onList(serviceDefinitions.list, {
    find: ({ db, user, query }) => findServices(db, user, query),
    sheet: serviceDefinitionSheet,
  }),
  on(serviceDefinitions.get, {
    record: ({ db, user, params }) => getService(db, user, params.id),
    handle: async ({ record }) => ({ service: record, item: record }),
  }),
  on(serviceDefinitions.create, async ({ db, body }) => {
    const { procedures = [], ...fields } = body;
    await assertChosen(db, 'department', { id: fields.department });
    await assertChosen(db, 'projectType', { id: fields.type });
    await assertChosen(db, 'company', { id: fields.company });
    await assertListed(db, 'procedures', { ids: procedures });
    const company = fields.company ?? (await onlyCompanyOf(db, fields.department));
    const id = await insertDefinition(db, 'service', { ...fields, company });
    if (await setLinks(db, 'service', id, procedures)) {
      await updateDefinition(db, 'service', id, {});
    }
    return { id };
  }),
  on(serviceDefinitions.update, {
    record: async ({ db, user, params }) =>
      (await lockDefinition(db, 'service', params.id)) && getService(db, user, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: serviceFormOf(record), collections: serviceCollections };
      const edited = { entity: 'serviceDefinition', id, version, ...rules } as const;
      const { procedures, ...fields } = await mergeEdits(db, request, edited, body);
      await assertChosen(db, 'department', { id: fields.department, had: record.department });
      await assertChosen(db, 'projectType', { id: fields.type, had: record.type });
      await assertChosen(db, 'company', { id: fields.company, had: record.company });
      await assertListed(db, 'procedures', { ids: procedures, had: record.procedures });
      if (Object.keys(body).length === 0) return { version: record.version };
      if (fields.department !== undefined && fields.company === undefined && !record.company) {
        fields.company = await onlyCompanyOf(db, fields.department);
      }
      if (procedures) await setLinks(db, 'service', record.id, procedures);
      return { version: await updateDefinition(db, 'service', record.id, fields) };
    },
  }),
  on(contract.addProcedureToService, {
    record: ({ db, params }) => lockDefinition(db, 'service', params.service),
    handle: async ({ db, params, record }) => {
      if (!(await lockDefinition(db, 'procedure', params.procedure))) throw notFound();
      const procedures = await linksOf(db, 'service', record.id);
      if (procedures.includes(params.procedure)) return {};
      await assertListed(db, 'procedures', { ids: [params.procedure] });
      await setLinks(db, 'service', record.id, [...procedures, params.procedure]);
      await updateDefinition(db, 'service', record.id, {});
      return {};
    },
  }),
  on(contract.removeProcedureFromService, {
    record: ({ db, params }) => lockDefinition(db, 'service', params.service),
    handle: async ({ db, params, record }) => {
      const procedures = await linksOf(db, 'service', record.id);
      if (!procedures.includes(params.procedure)) throw notFound();
      const rest = procedures.filter((procedure) => procedure !== params.procedure);
      await setLinks(db, 'service', record.id, rest);
      await updateDefinition(db, 'service', record.id, {});
      return {};
    },
  }),
  ...commonRoutes('service'),
];
