// A part of one's own profile.
export { OwnAddresses } from './feeds.parts.ts';
