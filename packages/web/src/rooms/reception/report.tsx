import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { encodeQuery } from '@zaplecze/contract/kit/query';
import { listReception, reportTicket } from '@zaplecze/contract/reception';
import { call } from '../../kit/api.ts';
import { openAddress } from '../../kit/upload.ts';
import { report, useApi } from '../../kit/use-api.ts';

type Query = Record<string, unknown>;

const formats = [
  { id: 'pdf', name: 'PDF do druku', icon: IconFileTypePdf },
  { id: 'xlsx', name: 'Excel', icon: IconFileSpreadsheet },
];

/** 'Generuj raport' of all that the filters show, as PDF or a workbook; nothing for nothing. */
export function Report({ query }: { query: Query }) {
  // The very question that the list asks: answered once for both.
  const list = useApi(listReception, { query } as never);
  if (!list.data || list.data.list.count === 0) return null;
  const open = async (format: string) => {
    try {
      const { path } = await call(reportTicket, {});
      const { page: _page, perPage: _perPage, sort: _sort, ...filters } = query;
      openAddress(`${path}&${encodeQuery({ ...filters, format })}`);
    } catch (error) {
      report(error, () => void open(format));
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
        >
          Generuj raport
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ id, name, icon: Icon }) => (
          <Menu.Item
            key={id}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
            onClick={() => void open(id)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
