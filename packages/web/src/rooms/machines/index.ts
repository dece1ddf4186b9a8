// A part of one's own profile.
export { AccessKeys } from './machines.parts.ts';
