import {
  type ExportFormat,
  exportOf,
  exportTicket,
  mostSheetRows,
  tooManyRows,
} from '@zaplecze/contract/kit/calls/export';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { call } from '../../calls/api.ts';
import { report } from '../../calls/send.ts';
import { urlOf } from '../../calls/url.ts';
import { toast } from '../../dialogs/toast.ts';
import { openAddress } from '../../files/upload.ts';
import type { ListExport } from './export-button.tsx';

/** Downloads a whole list as it is filtered now; tells what comes, or why nothing does. */
export async function downloadList(props: ListExport, format: ExportFormat) {
  const { endpoint, params, query, count } = props;
  if (format === 'xlsx' && count > mostSheetRows) return toast.error(tooManyRows);
  const { page: _page, perPage: _perPage, ...filters } = query;
  const path = urlOf(exportOf(endpoint), { params, query: { ...filters, format } });
  try {
    const signed = await call(exportTicket, { body: { path } });
    openAddress(signed.path);
    toast.info(`Pobieranie listy: ${countWords(count, 'wiersz', 'wiersze', 'wierszy')}.`);
  } catch (error) {
    report(error, () => void downloadList(props, format));
  }
}
