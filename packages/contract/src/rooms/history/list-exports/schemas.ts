import { joinSchemas } from '../../../kit/calls/served.ts';
import * as calls from './calls.ts';
import { exportTable } from './columns.ts';

joinSchemas(calls, {}, { exportTable });
