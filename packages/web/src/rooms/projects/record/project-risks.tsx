import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { projectTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import { MainBox } from '../../../kit/records/details.tsx';
import { Reasons } from '../../radar/index.ts';
import type { OpenTask } from './project.page.tsx';
import classes from './project-page.module.css';

/** More would be a list of everything: the tasks themselves stand below. */
const most = 3;

/** Which tasks put the project at risk, why, and what to do about it; as its timeline tells it. */
export function ProjectRisks({ project, open }: { project: Project; open: OpenTask }) {
  const { data } = useApi(projectTimeline, { params: { id: project.id }, query: {} });
  const found = (data?.list ?? []).filter(
    ({ status, reasons }) => reasons.some(isBurning) && !isFinal(status.id),
  );
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
