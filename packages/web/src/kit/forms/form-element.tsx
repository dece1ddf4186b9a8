import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSend: () => void };

/** A form's element: its fields are checked by the contract's schema and not by the browser, and nothing but this form hears it. */
export function FormElement({ onSend, ...rest }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React passes events through portals: the page's own form must not hear a dialog's.
        event.stopPropagation();
        onSend();
      }}
      {...rest}
    />
  );
}
