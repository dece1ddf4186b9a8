import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import classes from './custom-fields.module.css';

/**
 * A part of a form that few need, folded until somebody opens it or something in it is wrong. `names`: its fields; `now`: what
 * they say, in a few words.
 */
export function FoldedPart(props: {
  title: string;
  names: readonly string[];
  now: readonly (string | false | null | undefined)[];
  children: ReactNode;
}) {
  const { errors } = useFormContext().formState;
  const [opened, open] = useState(false);
  const isWrong = props.names.some((name) => name in errors);
  return (
    <details
      className={classes.fold}
      open={opened || isWrong}
      onToggle={(event) => open(event.currentTarget.open)}
    >
      <summary>
        {props.title}
        <span className={classes.now}>{props.now.filter(Boolean).join(' · ')}</span>
      </summary>
      <div className={classes.folded}>{props.children}</div>
    </details>
  );
}
