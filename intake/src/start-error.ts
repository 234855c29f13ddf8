/** A reason not to start that the person at the terminal can mend. Printed as it is, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
