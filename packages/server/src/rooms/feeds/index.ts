// What the server puts together.
export { feedRegister } from './feeds.register.ts';
export { feedRoutes } from './feeds.routes.ts';
