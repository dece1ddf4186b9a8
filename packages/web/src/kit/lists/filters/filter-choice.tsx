import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Source, sourceQuery } from '../../fields/pickers/source.ts';
import classes from './filter-pills.module.css';
import { type PillsOfState, toggle } from './filter-pills.tsx';

/** What of a dictionary is shown: a button that says it by names, and behind it the values to choose from. */
export function FilterChoice(props: PillsOfState & { source: Source }) {
  const { filter, label, all = 'Wszystkie', many, state, source } = props;
  const [opened, open] = useState(false);
  const chosen = state.values(filter);
  const { data } = useQuery({ ...sourceQuery(source), enabled: opened || chosen.length > 0 });
  const names = chosen.map((id) => data?.find((one) => String(one.id) === id)?.name ?? '…');
  const Item = many ? Menu.CheckboxItem : Menu.RadioItem;
  const item = (id: string, name: string, on: boolean, run: () => void) => (
    <Item key={id} value={id} checked={on} closeMenuOnClick={!many || id === ''} onClick={run}>
      {name}
    </Item>
  );
  return (
    <Menu position="bottom-start" opened={opened} onChange={open}>
      <Menu.Target>
        <button
          type="button"
          className={classes.choice}
          data-chosen={chosen.length > 0 || undefined}
        >
          <span className={classes.label}>{label}</span> <span>{names.join(', ') || all}</span>
        </button>
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
