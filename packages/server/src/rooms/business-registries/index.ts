// What the server puts together.
export { registryCrontab, registryTasks } from './business-registries.jobs.ts';
export { registryRegister } from './business-registries.register.ts';
export { registryRoutes } from './business-registries.routes.ts';
