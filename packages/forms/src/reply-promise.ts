import { counted } from './plural.ts';

/** The company's promise, which pages, emails, the desk and its clock read. */
export type ReplyPromise = {
  readonly hours: number;
  /** Only the hours of working days count. */
  readonly workingDays?: boolean | undefined;
};

/** Such as `24 hours`, or `8 hours on working days`. */
export const replyTime = ({ hours, workingDays }: ReplyPromise): string =>
  `${counted(hours, 'hour')}${workingDays ? ' on working days' : ''}`;
