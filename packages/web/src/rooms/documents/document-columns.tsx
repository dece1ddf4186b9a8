import { addressOf } from '@zaplecze/contract/addresses';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { documentColumns as fields } from '@zaplecze/contract/rooms/documents/columns';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { RowTitle } from '../../kit/lists/table/row-title.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot, ColorPill } from '../../kit/records/color-pill.tsx';
import { PersonShort } from '../person-names/index.ts';
import classes from './documents.module.css';

const archived = 0;

export const libraryColumns = fieldColumns(listDocuments, fields, {
  // With what is said of the file below; an archived document says so.
  filename: {
    card: 'title',
    render: (row) => (
      <RowTitle
        beside={
          row.status.id === archived && (
            <ColorPill color={row.status.color}>{row.status.name}</ColorPill>
          )
        }
      >
        {row.filename}
      </RowTitle>
    ),
  },
  type: {
    card: 'status',
    act: 'type',
    render: (row) => <ColorDot color={row.type.color}>{row.type.name}</ColorDot>,
  },
  client: {
    render: (row) =>
      row.client ? (
        <AppLink quiet to={addressOf('client', { id: row.client.id })}>
          {row.client.name}
        </AppLink>
      ) : (
        <span className={classes.nobody}>–</span>
      ),
  },
  modified: { sort: 'modifiedDate' },
  user: {
    sort: 'modifiedBy',
    // Five columns are too many for a narrow window; the view tells who as well.
    from: 1280,
    short: true,
    render: (row) => <PersonShort person={row.user} />,
  },
});

/** On a client's page the client needs no column. */
export const clientColumns = libraryColumns.filter(({ key }) => key !== 'client');
