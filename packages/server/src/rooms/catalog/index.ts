// Definitions of a service, procedure and task: planning a project of them, and making a new company's first ones.

// What a new company's catalogue is made with.
export { createProcedure, createService, createTask } from './catalog.save.ts';
// What a project takes of the catalogue when it is made.
export { type Plan, planOf, serviceFor } from './services/plan.queries.ts';
export { idsOfStepFiles } from './services/step-files.queries.ts';
export { ruleJson } from './services/steps.queries.ts';
