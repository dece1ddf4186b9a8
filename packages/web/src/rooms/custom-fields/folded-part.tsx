import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import classes from './custom-fields.module.css';

/**
 * A part of a form that few need, folded until somebody opens it or something in it is wrong. `names`: its fields; `now`: what
 * they say, in a few words. Its fields stand in the form all the while.
 */
export function FoldedPart(props: {
  title: string;
  names: readonly string[];
  now: readonly (string | false | null | undefined)[];
  children: ReactNode;
}) {
  const { errors } = useFormContext().formState;
  const [opened, open] = useState(false);
  const content = useId();
  const isOpen = opened || props.names.some((name) => name in errors);
  const Sign = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.fold}>
      <button
        type="button"
        className={classes.folder}
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => open(!isOpen)}
      >
        <Sign size={16} stroke={1.75} aria-hidden />
        {props.title}
        <span className={classes.now}>{props.now.filter(Boolean).join(' · ')}</span>
      </button>
      <div id={content} className={classes.folded} hidden={!isOpen}>
        {props.children}
      </div>
    </section>
  );
}
