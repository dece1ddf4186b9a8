import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import { type LazyPart, lazyPart } from './lazy-part.tsx';

/** A dialog that makes a record in passing, while another record's form is being filled. */
type Props = { onClose: () => void; onAdded: (id: number) => void };
export type QuickAdd = ComponentType<Props>;

const dialogs = new Map<string, LazyPart<Props>>();

/**
 * Named once by the app: two rooms whose pages show each other's records would else import each
 * other in a circle.
 */
export function provideQuickAdd(kind: string, load: () => Promise<QuickAdd>) {
  dialogs.set(kind, lazyPart(load));
}

/** The plus beside a picker. `kind`: as the app named the dialog; `label`: what it makes. */
export function QuickAddButton(props: {
  kind: string;
  label: string;
  onAdded: (id: number) => void;
}) {
  const [open, setOpen] = useState(false);
  const Dialog = dialogs.get(props.kind);
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
        <Suspense>
          <Dialog
            onClose={() => setOpen(false)}
            onAdded={(id) => {
              setOpen(false);
              props.onAdded(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
