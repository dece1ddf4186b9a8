import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLateMenu } from '../../dialogs/use-late-menu.ts';
import { type Source, sourceQuery } from '../../fields/pickers/source.ts';
import { ChoiceOpener, type PillsOfState, toggle } from './filter-pills.tsx';

/** The values of a dictionary to choose from; opens as soon as it is there. */
export function FilterMenu(props: PillsOfState & { source: Source }) {
  const { filter, all = 'Wszystkie', many, state, source } = props;
  const { menu, button } = useLateMenu();
  const { data } = useQuery(sourceQuery(source));
  const chosen = state.values(filter);
  const item = (id: string, name: string, on: boolean, run: () => void) => (
    <Menu.Item
      key={id}
      role={many ? 'menuitemcheckbox' : 'menuitemradio'}
      aria-checked={on}
      closeMenuOnClick={!many || id === ''}
      leftSection={<IconCheck size={16} stroke={2} aria-hidden opacity={on ? 1 : 0} />}
      onClick={run}
    >
      {name}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-start" {...menu}>
      <Menu.Target>
        <ChoiceOpener {...props} ref={button} />
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" style={{ overflowY: 'auto' }}>
        {item('', all, chosen.length === 0, () => state.setFilter({ [filter]: undefined }))}
        {(data ?? []).map(({ id, name }) =>
          item(String(id), name, chosen.includes(String(id)), () => toggle(props, String(id))),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
