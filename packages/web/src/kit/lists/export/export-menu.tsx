import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import { exportFormats } from '@zaplecze/contract/kit/calls/export';
import { useState } from 'react';
import { useLateMenu } from '../../dialogs/use-late-menu.ts';
import { isPrintWanted } from '../../print/whole-list.ts';
import { downloadList } from './download-list.ts';
import { type ListExport, Opener } from './export-button.tsx';
import { PrintedList } from './printed-list.tsx';

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileText };

type Props = ListExport & { onClose: () => void };

/** What is behind 'Eksport': its menu, open as soon as it is there, or at once the print that a key asks for. */
export function ExportMenu(props: Props) {
  const { paper, onClose } = props;
  const [printing, setPrinting] = useState(isPrintWanted);
  if (!printing || !paper) return <Choices {...props} print={() => setPrinting(true)} />;
  return (
    <>
      <Opener disabled />
      <PrintedList {...props} paper={paper} onDone={onClose} />
    </>
  );
}

function Choices(props: Props & { print: () => void }) {
  const { menu, button } = useLateMenu();
  const change = (open: boolean) => (open && isPrintWanted() ? props.print() : menu.onChange(open));
  return (
    <Menu position="bottom-end" opened={menu.opened} onChange={change}>
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
              onClick={() => void downloadList(props, id)}
            >
              {name}
            </Menu.Item>
          );
        })}
        {props.paper && (
          <Menu.Item
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
            onClick={props.print}
          >
            Drukuj
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
