// Telling people something: notices, reminders of deadlines, webhooks' events, decisions, devices for push.

// What webhooks tell of the same changes.
export { announce } from './announce/announce-task.ts';
// What one transaction tells, told as one.
export { type Bundle, bundling } from './announce/bundle.ts';
// Many of a kind, told as one while nobody has read it.
export { notifyCollected } from './collect.ts';
// Deadlines that are near or over.
export { limitWords, stageOf } from './deadlines/deadlines.rules.ts';
export { remind, remindOnce } from './deadlines/deadlines.ts';
// Decisions that some notices ask for.
export type { AskedAbout, Decision, Waiting } from './decisions.ts';
// A person's devices and what they were told.
export { dropDevices, pushSettingsOf } from './delivery/devices.queries.ts';
export { setPushSettings } from './delivery/devices.ts';
export { vapidKeys } from './delivery/push.ts';
// What somebody was told of and has opened, or decided.
export {
  forgetNoticesOf,
  readDecided,
  readNotices,
  readNoticesOf,
} from './notifications.queries.ts';
// Telling people something.
export {
  type About,
  aboutIssue,
  aboutPerson,
  aboutProjectOf,
  aboutScreen,
  aboutTask,
  aboutTasks,
  newTasks,
  notify,
  notifyEach,
  type TaskToTell,
} from './notify.ts';
export { forgetNotificationsOf } from './personal.queries.ts';
export { contentOf, type NotificationKind, paramsOf } from './wording.ts';
