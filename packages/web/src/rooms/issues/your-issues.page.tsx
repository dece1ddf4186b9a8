import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { listAssignedIssues, listReportedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { useState } from 'react';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { yourIssueColumns } from './issue-columns.tsx';
import { filtersWithout } from './issue-filters.ts';
import { showsReported } from './merging/issue-halves.ts';
import { IssueDialog } from './record/issue-dialog.tsx';
import { IssueTabs } from './record/issue-tabs.tsx';
import { useHistory } from './record/use-history.ts';
import { type OpenIssueForm, useIssueActions } from './use-issue-actions.ts';
import { issueBoard, useIssueActs } from './use-issue-acts.ts';

const assigned = {
  filters: filtersWithout('user'),
  empty: {
    title: 'Nie masz otwartych zgłoszeń',
    text: 'Gdy ktoś przydzieli Ci zgłoszenie, pojawi się tutaj.',
  },
};
const reported = {
  filters: filtersWithout('orderedBy'),
  empty: {
    title: 'Nic nie zgłaszasz',
    text: 'Dodaj zgłoszenie i wskaż, kto ma się nim zająć.',
  },
};
const pastEmpty = {
  title: 'Historia jest pusta',
  text: 'Tu trafiają zgłoszenia zaakceptowane i anulowane.',
};

type List = OfList<typeof listAssignedIssues | typeof listReportedIssues>;

/** What is assigned to the person, or (with `reported=1` in the address) what they reported. */
export function YourIssuesPage({ list }: List) {
  const own = showsReported(usePageSearch());
  const [shown, setShown] = useState<OpenIssueForm | null>(null);
  const { past, toggle, offered } = useHistory();
  const actions = useIssueActions(setShown);
  const acts = useIssueActs();
  const title = past ? 'Historia zgłoszeń' : 'Twoje zgłoszenia';
  usePageTitle(title);
  const { filters, empty } = own ? reported : assigned;
  return (
    <>
      <ListPage
        key={String(own)}
        title={title}
        list={list}
        beside={() => <IssueTabs />}
        search="Szukaj zgłoszenia…"
        filters={offered(filters)}
        more={() => [toggle]}
        columns={yourIssueColumns}
        open={(row) => ({ to: addressOf('yourIssue', { id: row.id }) })}
        actions={actions}
        acts={acts}
        board={issueBoard}
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
