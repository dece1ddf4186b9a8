import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import { call } from '../calls/api.ts';
import { report } from '../calls/send.ts';
import { urlOf } from '../calls/url.ts';
import { openAddress } from './upload.ts';

/** Downloads the file that a call answers by a short-lived address; tells why where it does not come. */
export async function openSigned(
  endpoint: Endpoint,
  input: { params?: object; query: object },
): Promise<boolean> {
  const path = urlOf(endpoint, input);
  try {
    openAddress((await call(exportTicket, { body: { path } })).path);
    return true;
  } catch (error) {
    report(error, () => void openSigned(endpoint, input));
    return false;
  }
}
