import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { quickAdd } from './quick-add.ts';

/** The plus beside a picker. `kind`: as the app named the dialog; `label`: what it makes. */
export function QuickAddButton(props: {
  kind: string;
  label: string;
  onAdded: (id: number) => void;
}) {
  const [open, setOpen] = useState(false);
  const Dialog = quickAdd(props.kind);
  if (!Dialog) return null;
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={props.label}
        title={props.label}
        onClick={() => setOpen(true)}
      >
        <IconPlus size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          onAdded={(id) => {
            setOpen(false);
            props.onAdded(id);
          }}
        />
      )}
    </>
  );
}
