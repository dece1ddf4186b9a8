import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../kit/fields/choice-fields.tsx';
import { LimitField } from '../../../kit/fields/date-fields.tsx';
import { PickOne, RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { formatHours } from '../../../kit/records/format.ts';
import { AwayHint } from '../../absences/index.ts';
import { AwayAmong, useWorkers } from '../../radar/index.ts';
import classes from './assign-tasks.module.css';
import { LimitForAll } from './limit-for-all.tsx';
import planClasses from './plan.module.css';
import { problemsOf } from './plan-problems.ts';
import type { Assignment, FormPlan } from './service-plan.ts';
import type { PlannedTask } from './use-planning.ts';

type Procedure = FormPlan['procedures'][number];
type Planned = Map<string, PlannedTask>;
/** Whose work it is, and so who is offered first. */
type OfDepartment = { department: number | null };

/** 'Przydziel zadania': a table for each procedure of the service. */
export function AssignTasks({ plan, planned }: { plan: FormPlan; planned: Planned }) {
  const department = plan.department?.id ?? null;
  if (plan.procedures.length === 0) return <p>Ta usługa nie ma jeszcze procedur.</p>;
  return (
    <>
      {plan.procedures.length > 1 && (
        <div className={classes.procedure}>
          <div className={classes.head}>
            <h3 className={classes.name}>Cały projekt</h3>
            <GiveAll
              of="cały projekt"
              tasks={plan.procedures.flatMap(({ tasks }) => tasks)}
              department={department}
            />
          </div>
        </div>
      )}
      {plan.procedures.map((procedure) => (
        <AssignProcedure
          key={`${plan.id} ${procedure.id}`}
          procedure={procedure}
          planned={planned}
          department={department}
        />
      ))}
    </>
  );
}

/** One person and one limit for all tasks that are still to be done. */
function GiveAll({
  of,
  tasks,
  department,
}: OfDepartment & { of: string; tasks: Procedure['tasks'] }) {
  const { setValue, watch } = useFormContext();
  const [person, setPerson] = useState<number | null>(null);
  const limits: (string | null | undefined)[] = tasks
    .filter(({ running }) => !(running && isFinal(running.status.id)))
    .map(({ at }) => watch(`tasks.${at}.dateRealizationLimit`));
  const [earliest] = limits.filter((limit) => limit).sort();
  const workers = useWorkers({ limit: earliest, department });
  const giveAll = (field: 'user' | 'dateRealizationLimit', value: number | string) => {
    for (const { at, running } of tasks) {
      if (running && isFinal(running.status.id)) continue;
      setValue(`tasks.${at}.${field}`, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div className={classes.all}>
      <LimitForAll of={of} onGive={(limit) => giveAll('dateRealizationLimit', limit)} />
      <div className={classes.picker}>
        <PickOne
          aria-label={`Przydziel wszystkie zadania: ${of}`}
          placeholder="Przydziel wszystkie…"
          source={workers}
          value={null}
          onPick={(user) => {
            if (user === null) return;
            setPerson(user);
            giveAll('user', user);
          }}
        />
        <AwayAmong user={person} limits={limits} />
      </div>
    </div>
  );
}

function AssignProcedure({
  procedure,
  planned,
  department,
}: OfDepartment & { procedure: Procedure; planned: Planned }) {
  const running = procedure.tasks.some((task) => task.running);
  return (
    <div className={classes.procedure}>
      <div className={classes.head}>
        <h3 className={classes.name}>{procedure.name}</h3>
        <GiveAll of={procedure.name} tasks={procedure.tasks} department={department} />
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
            <AssignRow
              key={task.at}
              task={task}
              number={at + 1}
              running={running}
              planned={planned.get(`${procedure.id}/${task.assignment.task}`)}
              department={department}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AssignRow(
  props: OfDepartment & {
    task: Procedure['tasks'][number];
    number: number;
    running: boolean;
    planned?: PlannedTask;
  },
) {
  const { task, number, running, planned, department } = props;
  const name = `tasks.${task.at}`;
  const { watch } = useFormContext();
  const row = watch(name) as Assignment | undefined;
  const final = Boolean(row?.finalDate);
  const limit = row?.dateRealizationLimit;
  const workers = useWorkers({ limit, department });
  const known = [task.running?.user, planned?.user].filter((one) => one != null);
  return (
    <tr>
      <td className={classes.number}>{number}</td>
      <td className={classes.task}>
        {task.name}
        {planned?.estimation && (
          <span className={classes.hours}>{formatHours(planned.estimation)} pracy</span>
        )}
      </td>
      <td className={classes.person}>
        <RecordPicker
          name={`${name}.user`}
          label={`Osoba: ${task.name}`}
          hideLabel
          required
          placeholder="Wybierz osobę…"
          source={workers}
          known={known}
        />
        <AwayHint users={[row?.user]} limit={limit} />
        {planned && row && <Asks task={planned} row={row} field="user" />}
      </td>
      <td className={classes.limit}>
        <LimitField
          name={`${name}.dateRealizationLimit`}
          label={`Termin: ${task.name}`}
          hideLabel
          required={final}
        />
        <CheckboxField name={`${name}.finalDate`} label="Ostateczny" />
        {planned && row && <Asks task={planned} row={row} field="dateRealizationLimit" />}
      </td>
      {running && (
        <td className={classes.status}>
          {task.running && <StatusDot status={task.running.status} />}
        </td>
      )}
    </tr>
  );
}

/** Under a field: the rule that cannot be kept, or what the plan did otherwise than it says. */
function Asks(props: {
  task: PlannedTask;
  row: Assignment;
  field: 'user' | 'dateRealizationLimit';
}) {
  const { task, row, field } = props;
  const problems = problemsOf(task, row).filter((one) => one.field === field);
  const isFixed = field === 'user' && row.user === (task.user?.id ?? null);
  const notes = isFixed ? task.notes : [];
  if (problems.length + notes.length === 0) return null;
  return (
    <div className={planClasses.hints}>
      {problems.map(({ text }) => (
        <p key={text} className={planClasses.problem}>
          {text}.
        </p>
      ))}
      {notes.map((text) => (
        <p key={text} className={planClasses.note}>
          {text}
        </p>
      ))}
    </div>
  );
}
