import {
  stepFiles as calls,
  type ProcedureDefinition,
} from '@zaplecze/contract/rooms/catalog/calls';
import { useRef } from 'react';
import { call } from '../../../kit/calls/api.ts';

const prefix = 'task';
/** Names the files of a task's step in the form. */
export const fieldOf = (task: number) => `${prefix}${task}`;

type StepFiles = Record<string, number[]>;

export const filesOfSteps = (procedure: ProcedureDefinition): StepFiles =>
  Object.fromEntries(
    procedure.tasks.map(({ id, files }) => [fieldOf(id), files.map((file) => file.id)]),
  );

/** Hangs files on the steps and takes them off; tried again, it goes on where it stopped. */
export function useStepFiles(record: ProcedureDefinition | undefined) {
  const saved = useRef<StepFiles>(record ? filesOfSteps(record) : {});
  return async (procedure: number, wanted: StepFiles) => {
    for (const [field, files] of Object.entries(wanted)) {
      const step = { procedure, task: Number(field.slice(prefix.length)) };
      const known = saved.current[field] ?? [];
      for (const file of files.filter((each) => !known.includes(each))) {
        await call(calls.attach, { params: { ...step, file } });
        saved.current[field] = [...(saved.current[field] ?? []), file];
      }
      for (const file of known.filter((each) => !files.includes(each))) {
        await call(calls.detach, { params: { ...step, file } });
        saved.current[field] = (saved.current[field] ?? []).filter((each) => each !== file);
      }
    }
  };
}
