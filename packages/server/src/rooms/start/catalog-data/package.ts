/** What a package of the starter catalogue is made of. */

type Task = {
  name: string;
  /** One of `taskTypes` in proposals-data.ts; made if the company has none of this name. */
  type: string;
  description: string;
};

export type Package = {
  /** Kept in the database: never changes. */
  key: string;
  name: string;
  description: string;
  /** Names of the service type and of the department, made if they are not there. */
  type: string;
  department: string;
  procedures: { name: string; description: string; tasks: Task[] }[];
};

/** A task of a procedure, as it stands in the packages. */
export const task = (name: string, type: string, description: string): Task => ({
  name,
  type,
  description,
});
