/** Reading a file outside of the contract, as the rights of keys know it. */
export const filesCall = { method: 'GET', area: 'documents' } as const;
