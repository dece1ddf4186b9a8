import { addressOf } from '@zaplecze/contract/addresses';
import { AppLink } from '../../../kit/navigation/link.tsx';
import parts from '../../../kit/navigation/page-head.module.css';
import { usePageSearch } from '../../../kit/navigation/page-place.tsx';
import { showsHistory, showsReported } from '../merging/issue-halves.ts';

const tabs = [
  { label: 'Przydzielone do mnie', reported: undefined },
  { label: 'Zgłoszone przeze mnie', reported: '1' },
] as const;

/** Links between what is assigned to the person and what they reported; either half stays as it is. */
export function IssueTabs() {
  const search = usePageSearch();
  const history = showsHistory(search) ? '1' : undefined;
  return (
    <nav className={parts.parts} aria-label="Które zgłoszenia">
      {tabs.map(({ label, reported }) => {
        const current = showsReported(search) === (reported === '1');
        return (
          <AppLink
            key={label}
            to={addressOf('yourIssues', { reported, history })}
            current={current}
          >
            {label}
          </AppLink>
        );
      })}
    </nav>
  );
}
