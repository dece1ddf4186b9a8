import { room } from '../../kit/rooms/room.ts';
import { registerAssistant } from './assistant.ts';

/**
 * The door for assistants that speak the Model Context Protocol: they do what the owner of an access key may do, by the
 * ordinary calls.
 */
export const assistantRoom = room({
  serve: registerAssistant,
});
