// On a client's page.
export { ClientProjects } from './client-projects.tsx';
