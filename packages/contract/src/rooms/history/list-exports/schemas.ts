import { joinSchemas } from '../../../kit/calls/served.ts';
import { tableIo } from '../../../kit/lists/list.schemas.ts';
import * as calls from './calls.ts';
import { exportTable } from './columns.ts';

joinSchemas(calls, { listExports: tableIo(exportTable) });
