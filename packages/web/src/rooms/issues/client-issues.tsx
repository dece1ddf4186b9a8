import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listClientIssues } from '@zaplecze/contract/rooms/issues/calls';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { InnerList } from '../../kit/lists/table/inner-list.tsx';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import { yourIssueColumns } from './issue-columns.tsx';
import { IssueAdd } from './issues.parts.ts';
import { IssueDialog } from './record/issue-dialog.tsx';
import { type OpenIssueForm, useIssueActions } from './use-issue-actions.ts';

const shownColumns = ['name', 'dateRealization', 'users', 'created', 'status'];
const columns = yourIssueColumns.filter(({ key }) => shownColumns.includes(key));

/** A client's issues, those that the reader may open, on the client's page. */
export function ClientIssues({ client }: { client: { id: number } }) {
  const { flags } = useMe();
  const [shown, setShown] = useState<OpenIssueForm | null>(null);
  const [adding, add] = useState(false);
  const actions = useIssueActions(setShown);
  return (
    <>
      <InnerList
        title="Zgłoszenia"
        endpoint={listClientIssues}
        params={{ client: client.id }}
        columns={columns}
        open={({ id }) => ({ to: addressOf('yourIssue', { id }) })}
        actions={actions}
        action={
          <IconButton size="compact-sm" variant="subtle" icon={IconPlus} onClick={() => add(true)}>
            Dodaj zgłoszenie
          </IconButton>
        }
        empty={
          flags.manager
            ? 'Ten klient nie ma jeszcze zgłoszeń.'
            : 'Nie ma zgłoszeń tego klienta, w których bierzesz udział.'
        }
      />
      <IssueDialog shown={shown} show={setShown} />
      {adding && <IssueAdd client={client.id} onClose={() => add(false)} />}
    </>
  );
}
