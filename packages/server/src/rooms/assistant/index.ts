// What the server puts together.
export { registerAssistant } from './assistant.ts';
