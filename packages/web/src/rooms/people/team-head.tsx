import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createPerson, listPeople, restorePerson } from '@zaplecze/contract/rooms/people/calls';
import { Suspense } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { FilterPills } from '../../kit/lists/filters/filter-pills.tsx';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import { ViewButton } from '../../kit/lists/view/view-button.tsx';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { dictionarySource } from '../choice-sources/index.ts';
import classes from './team.module.css';
import type { TeamState } from './use-team-state.ts';

const departments = dictionarySource('department');
/** Few may see them: the others' first picture need not wait for a switch. */
const InactiveSwitch = suspendingPart(
  part(() => import('./inactive-switch.tsx'), 'InactiveSwitch'),
);

type Props = {
  state: TeamState;
  /** People shown, once they are known. */
  count: number | undefined;
  /** All of the page is drawn. */
  whole: boolean;
};

/** The title with how many there are, what narrows the directory, its download, the button that adds one. */
export function TeamHead({ state, count, whole }: Props) {
  const mayAdd = useMay(createPerson);
  const seesInactive = useMay(restorePerson);
  const query = { ...state.query, department: state.department };
  return (
    <PageHead
      title="Zespół"
      count={count !== undefined && formatNumber(count)}
      beside={
        whole && (
          <>
            <FilterPills
              filter="department"
              label="Dział"
              all="Wszystkie działy"
              source={departments}
              state={state.pills}
            />
            <SearchBox
              placeholder="Szukaj osoby…"
              value={state.search}
              onSearch={state.setSearch}
            />
            {seesInactive && (
              <span data-seldom>
                <Suspense fallback={<span className={classes.switchPlace}>Wyłączone konta</span>}>
                  <InactiveSwitch checked={state.inactive} onChange={state.setInactive} />
                </Suspense>
              </span>
            )}
          </>
        )
      }
      tools={
        whole && (
          <ViewButton
            exported={count === undefined ? undefined : { endpoint: listPeople, query, count }}
          />
        )
      }
    >
      {mayAdd && (
        <LinkButton
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          to={addressOf('personAdd')}
          primary
        >
          Dodaj pracownika
        </LinkButton>
      )}
    </PageHead>
  );
}
