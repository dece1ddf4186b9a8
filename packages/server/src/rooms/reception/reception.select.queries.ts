import type { ReceptionRow } from '@zaplecze/contract/rooms/reception/calls';
import { type SelectQueryBuilder, sql } from 'kysely';
import { authorTo, coloredTo, personTo } from '../../kit/database/refs.ts';
import type { DB, Reception } from '../../kit/database/tables.ts';

export type Rows = SelectQueryBuilder<DB & { r: Reception }, 'r', object>;

/** What every reader of a record is shown, its texts null where there is nothing. */
export const receptionColumns = <Q extends Rows>(rows: Q) =>
  rows.select([
    'r.id',
    sql<ReceptionRow['category']>`r.category`.as('category'),
    sql<string | null>`nullif(r."fullName", '')`.as('fullName'),
    sql<string | null>`nullif(r.description, '')`.as('description'),
    'r.clientName',
    'r.clientCity',
    'r.clientAddress',
    'r.clientPostal',
    'r.operationDate',
    'r.exitDate',
    sql<ReceptionRow['direction']>`r.direction`.as('direction'),
    sql<string | null>`nullif(r."taskNumber", '')`.as('taskNumber'),
    sql<string | null>`nullif(r."sysNumber", '')`.as('sysNumber'),
    'r.receivedAt',
    authorTo('r.receivedBy').as('receivedBy'),
    'r.version',
    personTo('r.user').as('user'),
    coloredTo('client', 'r.client').as('client'),
    coloredTo('company', 'r.company').as('company'),
    sql<
      ReceptionRow['type']
    >`(select json_build_object('id', t.id, 'name', t.name) from "receptionType" t where t.id = r.type)`.as(
      'type',
    ),
  ]);
