import { addDays, isPast, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { openProjectStatuses, riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { projectTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import { MainBox } from '../../../kit/records/details.tsx';
import { Reasons } from '../../radar/index.ts';
import { nextLimit } from '../project-numbers.ts';
import type { OpenTask } from './project.page.tsx';
import classes from './project-page.module.css';

/** More would be a list of everything: the tasks themselves stand below. */
const most = 3;

/** The tasks that burn, as the project's timeline tells it, among those that Pulpit looks at. */
function useBurning({ id, status: { id: status } }: Project) {
  const { data } = useApi(projectTimeline, { params: { id }, query: {} });
  const [, days] = riskWindows;
  const last = addDays(warsawDay(), days);
  if (!openProjectStatuses.includes(status)) return [];
  return (data?.list ?? []).filter(
    ({ status, reasons, to }) =>
      reasons.some(isBurning) && !isFinal(status.id) && to !== null && to <= last,
  );
}

/** What the head of an open project's page says of its time: nothing of what is merely near. */
export function RiskMark({ project }: { project: Project }) {
  const burning = useBurning(project);
  const limit = nextLimit(project);
  if (!openProjectStatuses.includes(project.status.id)) return null;
  const late = limit !== null && isPast(limit);
  if (!late && burning.length === 0) return null;
  return (
    <span className={classes.risk} data-late={late || undefined}>
      {late ? 'po terminie' : 'zagrożony'}
    </span>
  );
}

/** Which tasks put the project at risk, why, and what to do about it. */
export function ProjectRisks({ project, open }: { project: Project; open: OpenTask }) {
  const found = useBurning(project);
  if (found.length === 0) return null;
  return (
    <div className={classes.risks}>
      <MainBox title="Zagrożenia" count={found.length}>
        <ul className={classes.riskList}>
          {found.slice(0, most).map(({ id, name, at, people, reasons }) => (
            <li key={id}>
              <button
                type="button"
                className={classes.opens}
                onClick={() => at && open({ ...at, name })}
              >
                {name}
              </button>
              {people[0] && <span className={classes.quiet}>{people[0].name}</span>}
              <Reasons reasons={reasons} />
            </li>
          ))}
        </ul>
      </MainBox>
    </div>
  );
}
