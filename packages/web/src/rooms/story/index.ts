// On a client's page.
export { ClientGlance, ClientStory, ServicePills } from './story.parts.tsx';
