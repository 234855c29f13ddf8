/** A failure that the operator fixes, at the start or in a command; printed as one line without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
