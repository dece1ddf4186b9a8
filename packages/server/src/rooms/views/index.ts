// What the answer of who is signed in carries.
export { menuViews } from './views.queries.ts';
// What the server puts together.
export { viewRegister } from './views.register.ts';
export { viewRoutes } from './views.routes.ts';
