import type { TaskInstance } from '@zaplecze/contract/tasks';
import { ColorDot } from '../../kit/color-pill.tsx';
import { DayText } from '../../kit/date-text.tsx';
import { Fact } from '../../kit/details.tsx';
import { AppLink } from '../../kit/link.tsx';
import { PersonName } from '../../kit/person.tsx';
import { useMe } from '../../kit/session.ts';
import { OnBehalf } from './task-columns.tsx';
import classes from './tasks.module.css';

/** Where the task comes from: never changed here. */
export function TaskFacts({ task }: { task: TaskInstance }) {
  const { flags } = useMe();
  const { project, client } = task;
  return (
    <div className={classes.facts}>
      <Fact label="Projekt">
        {flags.manager ? (
          <AppLink to="/project/edit/$id" params={{ id: project.id }}>
            {project.name}
          </AppLink>
        ) : (
          project.name
        )}
      </Fact>
      <Fact label="Klient">
        <AppLink to="/client/view/$id" params={{ id: client.id }}>
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
    </div>
  );
}
