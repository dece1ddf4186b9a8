import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { exportFormats } from '@zaplecze/contract/kit/calls/export';
import { useLateMenu } from '../../dialogs/use-late-menu.ts';
import { downloadList } from './download-list.ts';
import { type ListExport, Opener } from './export-button.tsx';

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileText };

/** The menu behind 'Eksport'; opens as soon as it is there. */
export function ExportMenu(props: ListExport) {
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
              onClick={() => void downloadList(props, id)}
            >
              {name}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
