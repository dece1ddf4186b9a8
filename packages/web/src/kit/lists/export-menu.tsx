import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import {
  type ExportFormat,
  exportFormats,
  exportOf,
  exportTicket,
  mostSheetRows,
  tooManyRows,
} from '@zaplecze/contract/kit/export';
import { counted } from '@zaplecze/contract/kit/words';
import { call } from '../calls/api.ts';
import { urlOf } from '../calls/url.ts';
import { report } from '../calls/use-api.ts';
import { toast } from '../dialogs/toast.ts';
import { useLateMenu } from '../dialogs/use-late-menu.ts';
import { openAddress } from '../files/upload.ts';
import { type Exported, Opener } from './export-button.tsx';

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileText };

/** The menu behind 'Eksport'; opens as soon as it is there. */
export function ExportMenu(props: Exported) {
  const { menu, button } = useLateMenu();
  return (
    <Menu position="bottom-end" {...menu}>
      <Menu.Target>
        <Opener ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {exportFormats.map(({ id, name }) => {
          const Icon = icons[id];
          return (
            <Menu.Item
              key={id}
              leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
              onClick={() => void start(props, id)}
            >
              {name}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

async function start(props: Exported, format: ExportFormat) {
  const { endpoint, params, query, count } = props;
  if (format === 'xlsx' && count > mostSheetRows) return toast.error(tooManyRows);
  const { page: _page, perPage: _perPage, ...asked } = query;
  const path = urlOf(exportOf(endpoint), { params, query: { ...asked, format } });
  try {
    const signed = await call(exportTicket, { body: { path } });
    openAddress(signed.path);
    toast.info(`Pobieranie listy: ${counted(count, 'wiersz', 'wiersze', 'wierszy')}.`);
  } catch (error) {
    report(error, () => void start(props, format));
  }
}
