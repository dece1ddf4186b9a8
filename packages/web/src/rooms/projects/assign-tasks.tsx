import { isFinal } from '@zaplecze/contract/tasks.lists';
import { useFormContext } from 'react-hook-form';
import { StatusDot } from '../../kit/color-pill.tsx';
import { CheckboxField } from '../../kit/fields/choice-fields.tsx';
import { LimitField } from '../../kit/fields/date-fields.tsx';
import { PickOne, RecordPicker } from '../../kit/fields/record-picker.tsx';
import { peopleSource } from '../../kit/sources.ts';
import { AwayHint } from '../absences/away-hint.tsx';
import classes from './assign-tasks.module.css';
import type { Plan } from './service-plan.ts';

type Procedure = Plan['procedures'][number];

/** 'Przydziel zadania': a table for each procedure of the service. */
export function AssignTasks({ plan }: { plan: Plan }) {
  if (plan.procedures.length === 0) return <p>Ta usługa nie ma jeszcze procedur.</p>;
  return plan.procedures.map((procedure) => (
    <AssignProcedure key={`${plan.id} ${procedure.id}`} procedure={procedure} />
  ));
}

function AssignProcedure({ procedure }: { procedure: Procedure }) {
  const { setValue } = useFormContext();
  const running = procedure.tasks.some((task) => task.running);
  const giveAll = (user: number | null) => {
    if (user === null) return;
    for (const { at, running: task } of procedure.tasks) {
      if (task && isFinal(task.status.id)) continue;
      setValue(`tasks.${at}.user`, user, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div className={classes.procedure}>
      <div className={classes.head}>
        <h3 className={classes.name}>{procedure.name}</h3>
        <div className={classes.all}>
          <PickOne
            aria-label={`Przydziel wszystkie zadania: ${procedure.name}`}
            placeholder="Przydziel wszystkie…"
            source={peopleSource}
            value={null}
            onPick={giveAll}
          />
        </div>
      </div>
      <table className={classes.table} aria-label={`Zadania: ${procedure.name}`}>
        <thead>
          <tr>
            <th scope="col">Nr</th>
            <th scope="col">Zadanie</th>
            <th scope="col">Osoba</th>
            <th scope="col">Termin</th>
            {running && <th scope="col">Status</th>}
          </tr>
        </thead>
        <tbody>
          {procedure.tasks.map((task, at) => (
            <AssignRow key={task.at} task={task} number={at + 1} running={running} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AssignRow(props: { task: Procedure['tasks'][number]; number: number; running: boolean }) {
  const { task, number, running } = props;
  const name = `tasks.${task.at}`;
  const { watch } = useFormContext();
  const final = Boolean(watch(`${name}.finalDate`));
  return (
    <tr>
      <td className={classes.number}>{number}</td>
      <td className={classes.task}>{task.name}</td>
      <td className={classes.person}>
        <RecordPicker
          name={`${name}.user`}
          label={`Osoba: ${task.name}`}
          hideLabel
          required
          placeholder="Wybierz osobę…"
          source={peopleSource}
          known={task.running?.user ? [task.running.user] : undefined}
        />
        <AwayHint users={[watch(`${name}.user`)]} limit={watch(`${name}.dateRealizationLimit`)} />
      </td>
      <td className={classes.limit}>
        <LimitField
          name={`${name}.dateRealizationLimit`}
          label={`Termin: ${task.name}`}
          hideLabel
          required={final}
        />
        <CheckboxField name={`${name}.finalDate`} label="Ostateczny" />
      </td>
      {running && (
        <td className={classes.status}>
          {task.running && <StatusDot status={task.running.status} />}
        </td>
      )}
    </tr>
  );
}
