// What the server puts together.
export { storyRegister } from './story.register.ts';
export { storyRoutes } from './story.routes.ts';
