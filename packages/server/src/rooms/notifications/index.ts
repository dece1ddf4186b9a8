// Telling people something: notices, reminders of deadlines, webhooks' events, decisions, devices for push.

// What webhooks tell of the same changes.
export { announce } from './announce/announce-task.ts';
// Notices of one transaction, bundled.
export { type Bundle, startBundle } from './announce/bundle.ts';
// Many of a kind, told as one while nobody has read it.
export { notifyCollected } from './collect.ts';
// Deadlines that are near or over.
export { limitWords, stageOf } from './deadlines/deadlines.rules.ts';
export { remind, remindOnce } from './deadlines/deadlines.ts';
// Decisions that some notices ask for.
export type { Decision, DecisionSubject, PendingDecision } from './decisions.ts';
// A person's devices and what they were told.
export { dropDevices, pushSettingsOf } from './delivery/devices.queries.ts';
export { setPushSettings } from './delivery/devices.ts';
export { vapidKeys } from './delivery/push.ts';
// Notices that were opened or decided.
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
  type TaskForNotice,
} from './notify.ts';
export { forgetNotificationsOf } from './personal.queries.ts';
export { type NotificationKind, noticeHtml, paramsOf } from './wording.ts';
