// Parts of one's own profile.
export { AccessKeys, ConnectedApplications } from './machines.parts.ts';
