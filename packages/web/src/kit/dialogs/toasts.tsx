import { CloseButton, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { hideToast, type Toast } from './toast.ts';
import classes from './toaster.module.css';
import { useFreePlace } from './use-free-place.ts';

const icons = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle };

/** The messages of the moment, each to be closed. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const first = useRef<HTMLDivElement>(null);
  useFreePlace(first, toasts.at(-1)?.id ?? 0);
  return toasts.map(({ id, kind, text, retry, offer }, at) => {
    const Icon = icons[kind];
    const button = offer ?? (retry && { label: 'Spróbuj ponownie', run: retry });
    return (
      <div key={id} ref={at === 0 ? first : undefined} className={classes.toast} data-kind={kind}>
        <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
        <span className={classes.text} title={text}>
          {text}
        </span>
        {button && (
          <UnstyledButton
            className={classes.retry}
            onClick={() => {
              hideToast(id);
              button.run();
            }}
          >
            {button.label}
          </UnstyledButton>
        )}
        <CloseButton size="sm" aria-label="Zamknij komunikat" onClick={() => hideToast(id)} />
      </div>
    );
  });
}
