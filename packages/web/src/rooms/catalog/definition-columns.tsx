import type { ColoredRef, Ref } from '@zaplecze/contract/kit/values/records';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { PersonShort } from '../person-names/index.ts';
import classes from './definition.module.css';

/** A dictionary's entry in its colour; a dash for none. */
export function DictionaryEntry({ entry }: { entry: ColoredRef | null }) {
  if (!entry) return '–';
  return (
    <span className={classes.entry}>
      <ColorDot color={entry.color}>{entry.name}</ColorDot>
    </span>
  );
}

/** Looks that the lists of tasks, procedures and services share. */

export const name = {
  card: 'title',
  render: (row: { name: string; archived: boolean }) => (
    <>
      {row.name} {row.archived && <span className={classes.archived}>w archiwum</span>}
    </>
  ),
} as const;

export const type = {
  render: (row: { type: ColoredRef | null }) => <DictionaryEntry entry={row.type} />,
};

export const department = {
  render: (row: { department: ColoredRef | null }) => <DictionaryEntry entry={row.department} />,
};

export const createdLook = { header: 'Utworzono', card: 'none', from: 1280 } as const;

export const changes = {
  modified: { sort: 'modifiedDate' },
  userModified: {
    sort: 'modifiedBy',
    // Too much for a narrow window; the view tells who as well.
    from: 1280,
    short: true,
    render: (row: { userModified: Ref | null }) => <PersonShort person={row.userModified} />,
  },
} as const;
