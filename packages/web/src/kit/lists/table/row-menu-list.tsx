import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useLateMenu } from '../../dialogs/use-late-menu.ts';
import { toNavigate } from '../../navigation/use-anchor.ts';
import { StatusSign } from '../../records/color-pill.tsx';
import { Dots, type RowAction } from './row-menu.tsx';
import classes from './row-menu-list.module.css';

/** The menu behind a row's '⋮'; opens as soon as it is there. */
export function RowMenuList({ name, actions }: { name: string; actions: RowAction[] }) {
  const { menu, button } = useLateMenu();
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" {...menu}>
      <Menu.Target>
        <Dots name={name} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, status, to, run, danger, begins, why }, at) => (
          <Fragment key={label}>
            {begins && at > 0 && <Menu.Divider />}
            <Menu.Item
              disabled={why !== undefined}
              color={danger ? 'var(--mantine-color-error)' : undefined}
              leftSection={
                status ? (
                  <StatusSign status={status} />
                ) : (
                  Icon && <Icon size={16} stroke={1.5} aria-hidden />
                )
              }
              onClick={() => {
                if (to) void navigate(toNavigate(to));
                run?.();
              }}
            >
              {label}
              {why && <span className={classes.why}>{why}</span>}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
