/**
 * Something only the operator can put right (a setting, a folder's rights, a port in use).
 * `message` is a full Polish explanation with what to do; it is printed as it is, without a stack.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}
