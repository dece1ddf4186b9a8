// Definitions of a service, procedure and task: planning a project of them, and making a new company's first ones.

// What a new company's catalogue is made with.
export { createProcedure, createService, createTask } from './catalog.save.ts';
// The plan of a service for a new project.
export { planOf, type ServicePlan, serviceFor } from './services/plan.queries.ts';
export { idsOfStepFiles } from './services/step-files.queries.ts';
export { ruleJson } from './services/steps.queries.ts';
