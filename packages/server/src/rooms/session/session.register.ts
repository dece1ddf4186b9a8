import { forgotten, opensAccounts } from '../../kit/exports/table-exports.ts';
import { noTexts, passing, staffOnly } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const sessionRegister = {
  exports: {
    accessToken: opensAccounts,
    actionLink: opensAccounts,
    knownDevice: opensAccounts,
    oidcAttempt: opensAccounts,
    passwordReset: opensAccounts,
    recoveryCode: opensAccounts,
    secondFactor: opensAccounts,
    session: opensAccounts,
    signInTicket: opensAccounts,
    failedAttempt: forgotten,
  },

  personal: {
    accessToken: staffOnly,
    actionLink: noTexts,
    failedAttempt: passing,
    knownDevice: staffOnly,
    oidcAttempt: passing,
    passwordReset: passing,
    recoveryCode: staffOnly,
    secondFactor: staffOnly,
    session: staffOnly,
    signInTicket: passing,
  },
};
