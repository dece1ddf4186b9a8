import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react';
import { encodeQuery } from '@zaplecze/contract/kit/calls/query';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { reportTicket } from '@zaplecze/contract/rooms/reception/calls';
import { call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { useLateMenu } from '../../../kit/dialogs/use-late-menu.ts';
import { openAddress } from '../../../kit/files/upload.ts';
import { ReportOpener } from './report.tsx';

const formats = [
  { id: 'pdf', name: 'PDF do druku', icon: IconFileTypePdf },
  { id: 'xlsx', name: 'Excel', icon: IconFileSpreadsheet },
];

/**
 * The menu behind 'Generuj raport': as PDF or as a workbook; opens as soon as it is there. Of today first, unless the
 * list is narrowed to days of its own.
 */
export function ReportMenu({ query }: { query: Record<string, unknown> }) {
  const { menu, button } = useLateMenu();
  const dated = (query.filter as Record<string, unknown> | undefined) ?? {};
  const chosen = Boolean(dated.dateFrom || dated.dateTo);
  const today = warsawDay();
  const open = async (format: string, filter = dated) => {
    try {
      const { path } = await call(reportTicket, {});
      const { page: _page, perPage: _perPage, sort: _sort, ...filters } = query;
      openAddress(`${path}&${encodeQuery({ ...filters, filter, format })}`);
    } catch (error) {
      report(error, () => void open(format, filter));
    }
  };
  return (
    <Menu position="bottom-end" {...menu}>
      <Menu.Target>
        <ReportOpener ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {!chosen && (
          <>
            <Menu.Label>Z dzisiaj</Menu.Label>
            {formats.map(({ id, name, icon: Icon }) => (
              <Menu.Item
                key={id}
                leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
                onClick={() => void open(id, { ...dated, dateFrom: today, dateTo: today })}
              >
                {name}
              </Menu.Item>
            ))}
          </>
        )}
        <Menu.Label>{chosen ? 'Wszystko z filtra' : 'Wszystko z listy'}</Menu.Label>
        {formats.map(({ id, name, icon: Icon }) => (
          <Menu.Item
            key={id}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
            aria-label={chosen ? name : `${name}, wszystko`}
            onClick={() => void open(id)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
