import type { DocumentRow } from '@zaplecze/contract/documents';
import { ColorDot, ColorPill } from '../../kit/color-pill.tsx';
import { DayText } from '../../kit/date-text.tsx';
import { AppLink } from '../../kit/link.tsx';
import type { Column } from '../../kit/list/types.ts';
import { PersonName } from '../../kit/person.tsx';
import classes from './documents.module.css';

const archived = 0;

/** The file's name with what is said of it below; an archived document says so. */
const name: Column<DocumentRow> = {
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

const type: Column<DocumentRow> = {
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

const client: Column<DocumentRow> = {
  key: 'client',
  header: 'Klient',
  sort: 'client',
  clip: true,
  render: (row) =>
    row.client ? (
      <AppLink quiet to="/client/view/$id" params={{ id: row.client.id }}>
        {row.client.name}
      </AppLink>
    ) : (
      <span className={classes.nobody}>–</span>
    ),
};

const change: Column<DocumentRow>[] = [
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
