/**
 * `when` of a rule across fields: asked although another field is wrong, so that a form tells everything at once. What is
 * no object has no fields; the schema's own refusal says so.
 */
export const ofAnyFields = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null;
