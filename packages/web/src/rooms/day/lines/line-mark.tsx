import { IconBook, IconChecklist, IconPackage, IconUserCheck } from '@tabler/icons-react';
import { Avatar } from '../../../kit/records/avatar.tsx';
import classes from './day-line.module.css';
import type { AnyLine } from './day-lines.ts';

const icons = {
  item: IconChecklist,
  article: IconBook,
  guest: IconUserCheck,
  parcel: IconPackage,
} as const;

/** What a line begins with: the status of work by its shape, whoever asks by their picture, anything else by an icon. */
export function LineMark({ line }: { line: AnyLine }) {
  if (line.kind === 'task') return <StatusMark status={line.status} />;
  if (line.kind === 'issue') {
    const asks = line.ask === 'accept' && line.users[0];
    return asks ? <Avatar person={asks} size={20} /> : <StatusMark status={line.status} />;
  }
  if (line.kind === 'absence') return <Avatar person={line.user} size={20} />;
  if (line.kind === 'question') return <Avatar person={line.person} size={20} />;
  if (line.kind === 'comment')
    return line.comment.by ? <Avatar person={line.comment.by} size={20} /> : <span />;
  const Icon = icons[line.kind];
  return <Icon size={16} stroke={1.5} aria-hidden />;
}

/** A status as a mark whose shape says it; its name is for ears and on hover, since a verb stands beside it. */
function StatusMark({ status: { id, name } }: { status: { id: number; name: string } }) {
  return (
    <svg
      className={classes.mark}
      data-status={id}
      role="img"
      aria-label={name}
      width={14}
      height={14}
      viewBox="0 0 14 14"
    >
      <title>{name}</title>
      <circle cx={7} cy={7} r={5.5} />
      {id === 2 && <path d="M7 1.5 a5.5 5.5 0 0 1 0 11 z" />}
      {id === 31 && <path d="M5.2 4.6 v4.8 M8.8 4.6 v4.8" />}
      {(id === 9 || id === 30) && <path d="M4.4 7.2 l1.9 1.9 3.4-3.9" />}
      {id === 10 && <path d="M5 5 l4 4 M9 5 l-4 4" />}
    </svg>
  );
}
