// For the frame around every page: fresh news, the bell, and the end of push at signing out.
export { useNotified } from './live.ts';
export { PushTrial } from './notifications.parts.ts';
export { turnOff } from './push-late.ts';
export { unreadCount } from './unread.ts';
