import { docsPath, exportTicket } from '@zaplecze/contract/kit/calls/export';
import { call } from './api.ts';
import { report } from './send.ts';

/** Leads to the description of the API, a page of its own that knows no session: by a signed address. */
export async function openDocs(): Promise<void> {
  try {
    const { path } = await call(exportTicket, { body: { path: docsPath } });
    window.location.assign(path);
  } catch (error) {
    report(error, () => void openDocs());
  }
}
