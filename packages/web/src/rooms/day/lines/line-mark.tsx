import { IconBook, IconChecklist, IconPackage, IconUserCheck } from '@tabler/icons-react';
import { Avatar } from '../../../kit/records/avatar.tsx';
import { StatusMark } from '../../../kit/records/marks/status-mark.tsx';
import type { AnyLine } from './day-lines.ts';

const icons = {
  item: IconChecklist,
  article: IconBook,
  guest: IconUserCheck,
  parcel: IconPackage,
} as const;

/** What a line begins with: the status of work by its shape, whoever asks by their picture, anything else by an icon. */
export function LineMark({ line }: { line: AnyLine }) {
  if (line.kind === 'task')
    return <StatusMark status={line.status.name} title={line.status.name} />;
  if (line.kind === 'issue') {
    const asks = line.ask === 'accept' && line.users[0];
    return asks ? (
      <Avatar person={asks} size={20} />
    ) : (
      <StatusMark status={line.status.name} title={line.status.name} />
    );
  }
  if (line.kind === 'absence') return <Avatar person={line.user} size={20} />;
  if (line.kind === 'question') return <Avatar person={line.person} size={20} />;
  if (line.kind === 'comment')
    return line.comment.by ? <Avatar person={line.comment.by} size={20} /> : <span />;
  const Icon = icons[line.kind];
  return <Icon size={16} stroke={1.5} aria-hidden />;
}
