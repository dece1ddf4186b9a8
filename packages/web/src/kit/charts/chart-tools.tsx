import { Button, Menu, Popover } from '@mantine/core';
import {
  IconChartBar,
  IconDownload,
  IconFileSpreadsheet,
  IconFileText,
  IconHelp,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { exportFormats } from '@zaplecze/contract/kit/calls/export';
import type { ReactNode, RefObject } from 'react';
import { toast } from '../dialogs/toast.ts';
import { downloadList } from '../lists/export/download-list.ts';
import classes from './chart-tools.module.css';

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileText };
const look = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What stands at the right of a chart's title: its table, its download, how it is counted. */
export function ChartTools({
  title,
  how,
  table,
  download,
}: {
  title: string;
  how: ReactNode;
  table?: { shown: boolean; set: (shown: boolean) => void };
  download: {
    endpoint: Endpoint;
    query: Record<string, unknown>;
    count: number;
    picture?: RefObject<HTMLDivElement | null>;
  };
}) {
  const { picture, ...list } = download;
  const savePicture = async () => {
    const drawing = picture?.current;
    if (!drawing) return;
    try {
      const { savePng } = await import('./save-png.ts');
      await savePng(drawing, title);
    } catch {
      toast.error('Nie udało się zapisać obrazu.', () => void savePicture());
    }
  };
  return (
    <div className={classes.tools}>
      {table && (
        <Button
          {...look}
          className={classes.tool}
          aria-pressed={table.shown}
          leftSection={table.shown ? <IconChartBar {...icon} /> : <IconTable {...icon} />}
          onClick={() => table.set(!table.shown)}
        >
          {table.shown ? 'Wykres' : 'Tabela'}
          <span className="visually-hidden">: {title}</span>
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            {...look}
            className={classes.tool}
            disabled={download.count === 0}
            leftSection={<IconDownload {...icon} />}
          >
            Pobierz
            <span className="visually-hidden">: {title}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {picture && !table?.shown && (
            <Menu.Item leftSection={<IconPhoto {...icon} />} onClick={() => void savePicture()}>
              Obraz PNG
            </Menu.Item>
          )}
          {exportFormats.map(({ id, name }) => {
            const Icon = icons[id];
            return (
              <Menu.Item
                key={id}
                leftSection={<Icon {...icon} />}
                onClick={() => void downloadList(list, id)}
              >
                {name}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      <Popover position="bottom-end" width={340} trapFocus={false}>
        <Popover.Target>
          <Button {...look} className={classes.tool} leftSection={<IconHelp {...icon} />}>
            Jak liczymy
            <span className="visually-hidden">: {title}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.how}>{how}</Popover.Dropdown>
      </Popover>
    </div>
  );
}
