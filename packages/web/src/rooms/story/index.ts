// On a client's page.
export { ClientGlance, ClientServices, ClientStory } from './story.parts.tsx';
