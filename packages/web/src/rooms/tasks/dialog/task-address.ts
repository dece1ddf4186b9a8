/** What names a task of a project in addresses and calls. */
export type TaskAddress = {
  project: number | string;
  task: number | string;
  procedure: number | string;
  service: number | string;
};

/** A task as one parameter of an address: `7-12-3-1`. */
export const toParam = ({ project, task, procedure, service }: TaskAddress) =>
  [project, task, procedure, service].join('-');

/** Null for what names no task. */
export function fromParam(text: string | null): TaskAddress | null {
  if (text === null || !/^\d{1,9}(-\d{1,9}){3}$/.test(text)) return null;
  const [project = 0, task = 0, procedure = 0, service = 0] = text.split('-').map(Number);
  return { project, task, procedure, service };
}
