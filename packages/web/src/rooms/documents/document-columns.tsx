import { addressOf } from '@zaplecze/contract/addresses';
import type { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot, ColorPill } from '../../kit/records/color-pill.tsx';
import { DayText } from '../../kit/records/date-text.tsx';
import { PersonName } from '../persons/index.ts';
import classes from './documents.module.css';

const archived = 0;

/** The file's name with what is said of it below; an archived document says so. */
const name: ColumnOf<typeof listDocuments> = {
  key: 'filename',
  header: 'Nazwa pliku',
  sort: 'filename',
  card: 'title',
  width: '34%',
  render: (row) => (
    <span className={classes.name}>
      <span className={classes.file}>{row.filename}</span>
      {row.status.id === archived && (
        <ColorPill color={row.status.color}>{row.status.name}</ColorPill>
      )}
    </span>
  ),
};

const type: ColumnOf<typeof listDocuments> = {
  key: 'type',
  header: 'Typ',
  sort: 'type',
  card: 'status',
  width: 170,
  render: (row) => (
    <span className={classes.entry}>
      <ColorDot color={row.type.color}>{row.type.name}</ColorDot>
    </span>
  ),
};

const client: ColumnOf<typeof listDocuments> = {
  key: 'client',
  header: 'Klient',
  sort: 'client',
  clip: true,
  render: (row) =>
    row.client ? (
      <AppLink quiet to={addressOf('client', { id: row.client.id })}>
        {row.client.name}
      </AppLink>
    ) : (
      <span className={classes.nobody}>–</span>
    ),
};

const change: ColumnOf<typeof listDocuments>[] = [
  {
    key: 'modified',
    header: 'Data aktualizacji',
    sort: 'modifiedDate',
    width: 150,
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'user',
    header: 'Przez kogo',
    sort: 'modifiedBy',
    // Five columns are too many for a narrow window; the view tells who as well.
    from: 1280,
    render: (row) => <PersonName person={row.user} />,
  },
];

export const libraryColumns = [name, type, client, ...change];
/** On a client's page the client needs no column. */
export const clientColumns = [name, type, ...change];
