// Pages with forms, seldom opened and loaded as one: each file of its own would be named to every first screen.
export { AnnouncePage } from './announce.tsx';
export { AnnouncedPage } from './announced.tsx';
export { KiosksPage } from './kiosks.tsx';
