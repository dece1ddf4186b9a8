// What the server puts together.
export { knowledgeRegister } from './knowledge.register.ts';
export { knowledgeRoutes } from './knowledge.routes.ts';
