import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { countedFilters } from '@zaplecze/contract/rooms/issues/filters';
import { useState } from 'react';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { useItem } from '../../kit/records/use-item.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { issueColumns } from './issue-columns.tsx';
import { issueFilters } from './issue-filters.ts';
import { IssueDialog } from './record/issue-dialog.tsx';
import { useHistory } from './record/use-history.ts';
import { type OpenIssueForm, useIssueActions } from './use-issue-actions.ts';
import { issueBoard, useIssueActs } from './use-issue-acts.ts';

const filters = [...issueFilters, ...fieldFilters(listIssues, {}, countedFilters, sourceOf)];

export function IssuesPage({ list }: OfList<typeof listIssues>) {
  const [shown, setShown] = useState<OpenIssueForm | null>(null);
  const item = useItem();
  const { past, toggle, offered } = useHistory();
  const actions = useIssueActions(setShown, item.open);
  const acts = useIssueActs();
  const title = past ? 'Historia zgłoszeń' : 'Zgłoszenia';
  usePageTitle(title);
  return (
    <>
      <ListPage
        title={title}
        list={list}
        search="Szukaj zgłoszenia…"
        filters={offered(filters)}
        more={() => [toggle]}
        columns={issueColumns}
        open={(row) => item.link(row, addressOf('issue', { id: row.id }))}
        actions={actions}
        acts={acts}
        board={issueBoard}
        primary={{
          label: 'Dodaj zgłoszenie',
          icon: IconPlus,
          run: () => setShown({ mode: 'add' }),
        }}
        empty={
          past
            ? {
                title: 'Historia jest pusta',
                text: 'Tu trafiają zgłoszenia zaakceptowane i anulowane.',
              }
            : {
                title: 'Nie ma otwartych zgłoszeń',
                text: 'Zgłoszenie to sprawa dla kogoś z firmy: od popsutej drukarki po wycenę.',
              }
        }
      />
      <IssueDialog shown={shown} show={setShown} item={item} />
    </>
  );
}
