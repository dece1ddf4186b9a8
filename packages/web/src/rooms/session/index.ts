// Parts of one's own profile: password, devices, second factor.
export { AccountSecurity } from './account-security.tsx';
export { SecondFactor } from './second-factor/second-factor.tsx';
// Over the page on which a session ended.
export { SignInOver } from './session.parts.ts';
