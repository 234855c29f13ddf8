import type { Answer } from '@vanda/desk-api/routes';
import { shortDate } from '@vanda/forms/day';
import type { EmailText } from '../../registrations/email-texts.ts';
import type { CurrentUser, Desk } from '../desk.ts';
import { registrationsContext } from '../sessions/registration-view.ts';

export type Course = Answer<'dates'>['courses'][number];
export type Letters = { readonly seat: EmailText; readonly waiting: EmailText };

export function lettersFor(
  desk: Desk,
  { colleague }: CurrentUser,
  { title }: Course,
  day: string,
  to: string | undefined,
): Letters {
  const { companyName } = registrationsContext(desk);
  const when = shortDate(day);
  const subject = to ? `${title}: new date, ${shortDate(to)}` : `${title} on ${when} is cancelled`;
  const letter = (...lines: readonly string[]): EmailText => ({
    subject,
    text: [
      'Dear {{name}}',
      '',
      ...lines,
      '',
      'Your registration, and what you can do with it, is under the link below.',
      '',
      'Kind regards',
      colleague.name,
      companyName,
    ].join('\n'),
  });
  return to
    ? {
        seat: letter(
          `${title} on ${when} is postponed to ${shortDate(to)}. We are sorry.`,
          'Your place is held on the new date. Please tell us whether it suits you; until you do, it is not confirmed.',
        ),
        waiting: letter(
          `${title} on ${when}, for which you are on the waiting list, is postponed to ${shortDate(to)}.`,
          'You keep your place on the waiting list of the new date.',
        ),
      }
    : {
        seat: letter(
          `${title} on ${when} does not take place. We are sorry.`,
          'You can choose another date, or end your registration. Nothing is decided until you choose.',
        ),
        waiting: letter(
          `${title} on ${when}, for which you are on the waiting list, does not take place.`,
          'You can choose another date, or end your registration.',
        ),
      };
}

export const filled = ({ subject, text }: EmailText, name: string): EmailText => ({
  subject: subject.replaceAll('{{name}}', name),
  text: text.replaceAll('{{name}}', name),
});
