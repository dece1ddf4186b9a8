import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DayText } from '../../kit/records/date-text.tsx';
import { PersonName } from '../persons/index.ts';
import classes from './knowledge.module.css';

export const articleColumns: ColumnOf<typeof listArticles>[] = [
  {
    key: 'name',
    header: 'Nazwa',
    sort: 'name',
    card: 'title',
    width: '40%',
    clip: true,
    render: (row) => (
      <>
        {row.name}
        {row.toRead && <span className={classes.toRead}>do przeczytania</span>}
      </>
    ),
  },
  {
    key: 'type',
    header: 'Typ',
    sort: 'type',
    card: 'status',
    width: 130,
    render: (row) => <span className={classes.entry}>{row.type.name}</span>,
  },
  {
    key: 'department',
    header: 'Dział',
    sort: 'department',
    width: 170,
    render: (row) => (
      <span className={classes.entry}>
        <ColorDot color={row.department.color}>{row.department.name}</ColorDot>
      </span>
    ),
  },
  {
    key: 'reviewOn',
    header: 'Przegląd',
    sort: 'reviewOn',
    width: 130,
    from: 1280,
    render: (row) =>
      row.reviewOn && (
        <span className={row.reviewOn <= warsawDay() ? classes.due : undefined}>
          <DayText value={row.reviewOn} />
        </span>
      ),
  },
  {
    key: 'owner',
    header: 'Właściciel',
    optional: true,
    render: (row) => <PersonName person={row.owner} />,
  },
  {
    key: 'modified',
    header: 'Data aktualizacji',
    sort: 'modifiedDate',
    width: 150,
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'userModified',
    header: 'Przez kogo',
    sort: 'modifiedBy',
    // Too much for a narrow window; the view tells who as well.
    from: 1280,
    render: (row) => <PersonName person={row.userModified} />,
  },
];
