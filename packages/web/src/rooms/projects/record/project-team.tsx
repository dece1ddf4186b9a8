import { addressOf } from '@zaplecze/contract/addresses';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { Overdue } from '../../../kit/records/date-text.tsx';
import { PersonName } from '../../person-names/index.ts';
import { type TeamShare, teamOf } from '../project-numbers.ts';
import classes from './project-page.module.css';

const columns: Column<TeamShare>[] = [
  {
    key: 'person',
    header: 'Osoba',
    card: 'title',
    render: ({ person }) => (person ? <PersonName person={person} /> : 'Bez osoby'),
  },
  { key: 'open', header: 'Otwarte', align: 'right', render: ({ open }) => open },
  {
    key: 'late',
    header: 'Po terminie',
    align: 'right',
    render: ({ late }) => <span className={late > 0 ? classes.late : undefined}>{late}</span>,
  },
  { key: 'done', header: 'Zakończone', align: 'right', render: ({ done }) => done },
  {
    key: 'next',
    header: 'Najbliższy termin',
    render: ({ next }) => <Overdue value={next} withTime />,
  },
];

/** Who works on the project, and how much of it each has; a row leads to everything that the person has. */
export function ProjectTeam({ project }: { project: Project }) {
  return (
    <RecordTable
      label="Zespół"
      rows={teamOf(project)}
      columns={columns}
      rowKey={({ person }) => person?.id ?? 0}
      rowName={({ person }) => person?.name ?? 'Bez osoby'}
      open={({ person }) =>
        person && { to: addressOf('timeline', { person: person.id, all: '1' }) }
      }
      empty={<EmptyNote>Projekt nie ma zadań, więc nikt nad nim nie pracuje.</EmptyNote>}
    />
  );
}
