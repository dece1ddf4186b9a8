import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { articleColumns as fields } from '@zaplecze/contract/rooms/knowledge/columns';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { RowTitle } from '../../kit/lists/table/row-title.tsx';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { PersonName, PersonShort } from '../person-names/index.ts';
import classes from './knowledge.module.css';

export const articleColumns = fieldColumns(listArticles, fields, {
  name: {
    card: 'title',
    render: (row) => (
      <RowTitle beside={row.toRead && <span className={classes.toRead}>do przeczytania</span>}>
        {row.name}
      </RowTitle>
    ),
  },
  type: {
    card: 'status',
  },
  department: {
    render: (row) => <ColorDot color={row.department.color}>{row.department.name}</ColorDot>,
  },
  reviewOn: {
    from: 1280,
    render: (row) => row.reviewOn && <Overdue value={row.reviewOn} />,
  },
  owner: { optional: true, render: (row) => <PersonName person={row.owner} /> },
  modified: { sort: 'modifiedDate' },
  userModified: {
    sort: 'modifiedBy',
    // Too much for a narrow window; the view tells who as well.
    from: 1280,
    short: true,
    render: (row) => <PersonShort person={row.userModified} />,
  },
});
