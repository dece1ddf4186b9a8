import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-part.module.css';

/** One of several alike parts of a form, with its way out. */
export function FormPart(props: {
  title: string;
  /** Words of the button that takes it out, for screen readers too. */
  remove: string;
  onRemove: () => void;
  /** Why it stays: told in place of the button. */
  stays?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={classes.repeated}>
      <legend className="visually-hidden">{props.title}</legend>
      <div className={classes.head} aria-hidden={false}>
        <span className={classes.title} aria-hidden>
          {props.title}
        </span>
        {props.stays === undefined && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            aria-label={props.remove}
            leftSection={<IconTrash size={14} stroke={1.5} aria-hidden />}
            onClick={props.onRemove}
          >
            Usuń
          </Button>
        )}
      </div>
      {props.stays && <p className={classes.stays}>{props.stays}</p>}
      {props.children}
    </fieldset>
  );
}

/** The error of the whole list, such as an empty one. */
FormPart.Error = function RepeatedError({ error }: { error?: string }) {
  if (!error) return null;
  return (
    <p role="alert" className={classes.error}>
      {error}
    </p>
  );
};
