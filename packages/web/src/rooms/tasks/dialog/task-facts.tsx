import { addressOf } from '@zaplecze/contract/addresses';
import { nameBesideClient } from '@zaplecze/contract/rooms/projects/name';
import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { useMe } from '../../../kit/calls/session.ts';
import { CustomRows } from '../../../kit/custom-fields/custom-facts.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { DayText } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { OnBehalf, PersonName } from '../../person-names/index.ts';
import classes from '../tasks.module.css';

/** Where the task comes from, never changed here. */
export function TaskFacts({ task }: { task: TaskInstance }) {
  const { flags } = useMe();
  const { project, client } = task;
  // The client stands beside it.
  const { name, period } = nameBesideClient(project.name, client.name);
  const words = [name, period].filter(Boolean).join(' ');
  return (
    <div className={classes.facts}>
      <Fact label="Projekt">
        {flags.manager ? (
          <AppLink to={addressOf('project', { id: project.id })} title={project.name}>
            {words}
          </AppLink>
        ) : (
          <span title={project.name}>{words}</span>
        )}
      </Fact>
      <Fact label="Klient">
        <AppLink to={addressOf('client', { id: client.id })}>
          <ColorDot color={client.color}>{client.name}</ColorDot>
        </AppLink>
      </Fact>
      <Fact label="Zlecający">
        <PersonName person={task.orderedBy} />
      </Fact>
      <Fact label="Usługa i procedura">
        {task.service.name} · {task.procedure.name}
      </Fact>
      <Fact label="Wykonawca">
        <PersonName person={task.user} />
        <OnBehalf of={task.onBehalfOf} />
      </Fact>
      <Fact label="Data utworzenia projektu">
        <DayText value={project.created} />
      </Fact>
      <CustomRows of="task" record={task} closed />
    </div>
  );
}
