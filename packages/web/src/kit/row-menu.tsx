import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDotsVertical } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type Target, toNavigate } from './link.tsx';

/** One thing a row's menu offers: a link (`to`) or an act (`run`). */
export type RowAction = {
  label: string;
  icon?: Icon;
  to?: Target;
  run?: () => void;
  /** Red: takes something away. */
  danger?: boolean;
};

/** The '⋮' of a row; `name` tells screen readers whose menu it is. Nothing without actions. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const navigate = useNavigate();
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={`Działania: ${name}`}>
          <IconDotsVertical size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, to, run, danger }) => (
          <Menu.Item
            key={label}
            color={danger ? 'var(--mantine-color-error)' : undefined}
            leftSection={Icon && <Icon size={16} stroke={1.5} aria-hidden />}
            onClick={() => {
              if (to) void navigate(toNavigate(to));
              run?.();
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
