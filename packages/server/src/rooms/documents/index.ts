// What the server puts together.
export { documentRegister } from './documents.register.ts';
export { documentRoutes } from './documents.routes.ts';
