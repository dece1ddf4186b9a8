import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listAssignedIssues, listReportedIssues } from '@zaplecze/contract/issues';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { yourIssueColumns } from './issue-columns.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { filtersWithout } from './issue-filters.ts';
import classes from './issues.module.css';
import { useHistory } from './use-history.tsx';
import { type Shown, useIssueActions } from './use-issue-actions.ts';

/** What is assigned to the person, or (with `reported=1` in the address) what they reported. */
const tabs = {
  assigned: {
    endpoint: listAssignedIssues,
    filters: filtersWithout('user'),
    empty: {
      title: 'Nie masz otwartych zgłoszeń',
      text: 'Gdy ktoś przydzieli Ci zgłoszenie, pojawi się tutaj.',
    },
  },
  reported: {
    endpoint: listReportedIssues,
    filters: filtersWithout('orderedBy'),
    empty: {
      title: 'Nic nie zgłaszasz',
      text: 'Potrzebujesz czegoś od kolegów? Dodaj zgłoszenie i wskaż, kto ma się nim zająć.',
    },
  },
};
const pastEmpty = {
  title: 'Historia jest pusta',
  text: 'Tu trafiają zgłoszenia zaakceptowane i anulowane.',
};

export function YourIssuesPage() {
  const { id } = useMe();
  const { reported, history } = usePageSearch();
  const [shown, setShown] = useState<Shown | null>(null);
  const { past, fixed, button } = useHistory();
  const actions = useIssueActions(setShown);
  const title = past ? 'Historia zgłoszeń' : 'Twoje zgłoszenia';
  usePageTitle(title);
  const tab = reported === '1' ? 'reported' : 'assigned';
  const { endpoint, filters, empty } = tabs[tab];
  const link = (to: keyof typeof tabs, label: string) => (
    <AppLink
      to={addressOf('yourIssues', {
        reported: to === 'reported' ? '1' : undefined,
        history: history === '1' ? '1' : undefined,
      })}
      className={to === tab ? classes.tabNow : classes.tab}
      current={to === tab}
    >
      {label}
    </AppLink>
  );
  return (
    <>
      <ListPage
        key={tab}
        title={title}
        endpoint={endpoint}
        params={{ user: id }}
        fixed={fixed}
        above={
          <nav className={classes.tabs} aria-label="Które zgłoszenia">
            {link('assigned', 'Przydzielone do mnie')}
            {link('reported', 'Zgłoszone przeze mnie')}
          </nav>
        }
        search="Szukaj zgłoszenia…"
        filters={filters}
        toolbar={() => button}
        dense
        columns={yourIssueColumns}
        open={(row) => ({ to: addressOf('yourIssue', { id: row.id }) })}
        actions={actions}
        primary={{
          label: 'Dodaj zgłoszenie',
          icon: IconPlus,
          run: () => setShown({ mode: 'add' }),
        }}
        empty={past ? pastEmpty : empty}
      />
      <IssueDialog shown={shown} show={setShown} />
    </>
  );
}
