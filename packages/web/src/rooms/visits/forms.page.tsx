// Pages with forms, seldom opened and loaded as one: each file of its own would be named to every first screen.
export { AnnouncePage } from './announced/announce.tsx';
export { AnnouncedPage } from './announced/announced.tsx';
export { KiosksPage } from './kiosk/kiosks.tsx';
