import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { quickAdd } from './quick-add.ts';

/** The plus beside a picker. `kind`: as the app named the dialog; `label`: what it makes. */
export function QuickAddButton(props: {
  kind: string;
  label: string;
  onAdded: (id: number) => void;
  /** Open for a name that was typed elsewhere, until `onEnd`. */
  begun?: string | null;
  onEnd?: () => void;
}) {
  const { begun = null, onEnd } = props;
  const [pressed, press] = useState(false);
  const end = () => {
    press(false);
    onEnd?.();
  };
  const Dialog = quickAdd(props.kind);
  if (!Dialog) return null;
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={props.label}
        title={props.label}
        onClick={() => press(true)}
      >
        <IconPlus size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {(pressed || begun !== null) && (
        <Dialog
          begun={begun ?? undefined}
          onClose={end}
          onAdded={(id) => {
            end();
            props.onAdded(id);
          }}
        />
      )}
    </>
  );
}
