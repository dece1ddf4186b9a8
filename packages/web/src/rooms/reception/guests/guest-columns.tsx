import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { guestColumns as fields } from '@zaplecze/contract/rooms/reception/columns';
import { fieldColumns } from '../../../kit/lists/columns/field-columns.tsx';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { PersonName } from '../../person-names/index.ts';
import { CheckOutButton } from '../check-out-button.tsx';
import { partyName } from '../party-name.ts';

export const guestColumns = fieldColumns(listReception, fields, {
  fullName: { header: 'Osoba', card: 'title' },
  user: { render: (row) => <PersonName person={row.user} /> },
  client: { render: partyName },
  operationDate: {
    header: fields.operationDate.label,
    render: (row) => <DateTimeText value={row.operationDate} />,
  },
  exitDate: {
    render: (row) =>
      row.exitDate ? (
        <>
          <DateTimeText value={row.exitDate} />
          {/* An exit that is typed for later is none yet. */}
          {Date.parse(row.exitDate) > Date.now() && <CheckOutButton row={row} />}
        </>
      ) : (
        <CheckOutButton row={row} />
      ),
  },
});
