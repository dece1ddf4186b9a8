/** A client has services, and services have types. */
export const clientNeeds = ['projectType'] as const;
