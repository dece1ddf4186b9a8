import { Button } from '@mantine/core';
import { IconFileTypePdf, IconTable } from '@tabler/icons-react';
import { encodeQuery } from '@zaplecze/contract/kit/query';
import { listReception, reportTicket } from '@zaplecze/contract/reception';
import { call } from '../../kit/api.ts';
import { report, useApi } from '../../kit/use-api.ts';

type Query = Record<string, unknown>;

/** 'Generuj raport' of all that the filters show, as PDF or a workbook; nothing for nothing. */
export function Report({ query }: { query: Query }) {
  // The very question that the list asks: answered once for both.
  const list = useApi(listReception, { query } as never);
  if (!list.data || list.data.list.count === 0) return null;
  const open = async (format: 'pdf' | 'xlsx') => {
    try {
      const { path } = await call(reportTicket, {});
      const { page: _page, perPage: _perPage, sort: _sort, ...filters } = query;
      const link = document.createElement('a');
      link.href = `${path}&${encodeQuery({ ...filters, format })}`;
      link.download = '';
      link.click();
    } catch (error) {
      report(error, () => void open(format));
    }
  };
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileTypePdf {...icon} />}
        onClick={() => void open('pdf')}
      >
        Generuj raport
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTable {...icon} />}
        aria-label="Generuj raport w Excelu"
        onClick={() => void open('xlsx')}
      >
        Excel
      </Button>
    </>
  );
}
