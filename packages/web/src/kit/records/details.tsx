import { ActionIcon, UnstyledButton } from '@mantine/core';
import {
  IconArrowLeft,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconCopy,
} from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import { type ReactNode, useId, useState } from 'react';
import { toast } from '../dialogs/toast.ts';
import { partsInOrder } from '../first-screen/in-order.tsx';
import { useGoBack } from '../navigation/use-go-back.ts';
import classes from './details.module.css';
import { formatNumber } from './format.ts';

/**
 * The head of a record's page: back, name, status and tags, the things one does most at the
 * right. `back`: where 'Wróć' leads when there is nothing to go back to.
 */
export function DetailHeader(props: {
  title: ReactNode;
  beside?: ReactNode;
  actions?: ReactNode;
  back: Address;
}) {
  const goBack = useGoBack(props.back);
  return (
    <header className={classes.head}>
      <UnstyledButton className={classes.back} onClick={goBack}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> Wróć
      </UnstyledButton>
      <h1 className={classes.title}>{props.title}</h1>
      {props.beside}
      {props.actions && <div className={classes.actions}>{props.actions}</div>}
    </header>
  );
}

/** Main column (what changes) and side column (what stays); one column below 1024 px. */
export function DetailColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={`${classes.main} ${partsInOrder}`}>{main}</div>
      <aside className={`${classes.aside} ${partsInOrder}`}>{side}</aside>
    </div>
  );
}

/** A titled part of the side column. */
export function SideBox({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.box}>
      <div className={classes.boxHead}>
        <h2 className={classes.boxTitle}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/**
 * A titled part of the main column, such as a table; `count` stands grey beside the title.
 * `folds`: the title opens and closes it; one that begins closed has no content until then.
 */
export function MainBox({
  title,
  count,
  action,
  folds,
  children,
}: {
  title: string;
  count?: number | string | undefined;
  action?: ReactNode;
  folds?: boolean | 'closed';
  children: ReactNode;
}) {
  const [open, setOpen] = useState(folds !== 'closed');
  const content = useId();
  const words = (
    <>
      {title}{' '}
      {count !== undefined && (
        <span className={classes.count}>
          {typeof count === 'number' ? formatNumber(count) : count}
        </span>
      )}
    </>
  );
  const Fold = open ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.mainBox}>
      <div className={classes.boxHead}>
        <h2 className={classes.boxTitle}>
          {folds ? (
            <button
              type="button"
              className={classes.fold}
              aria-expanded={open}
              aria-controls={content}
              onClick={() => setOpen(!open)}
            >
              <Fold size={16} stroke={1.75} aria-hidden />
              {words}
            </button>
          ) : (
            words
          )}
        </h2>
        {action}
      </div>
      <div id={content} hidden={!open}>
        {(open || folds !== 'closed') && children}
      </div>
    </section>
  );
}

/** Label and value, read-only; a dash for nothing. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const nothing = children === null || children === undefined || children === '';
  return (
    <div className={classes.fact}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>
        {nothing ? <span className={classes.nothing}>–</span> : children}
      </span>
    </div>
  );
}

/** Copies a text (a NIP, a number) to the clipboard; `what` names it for the label. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      toast.error('Przeglądarka nie pozwoliła skopiować.');
    }
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      style={{ verticalAlign: 'middle' }}
      aria-label={`Kopiuj ${what}`}
      onClick={() => void copy()}
    >
      <Icon size={15} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
