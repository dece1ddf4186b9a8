// On a client's page.
export { ClientGlance, ClientStory } from './story.parts.tsx';
